import { effectsOf, type Action } from "#domain/reimbursements/lifecycle.ts";
import type { FinalState, Interruption, Operation, Violation } from "./history.ts";

type Email = FinalState["emails"][number];

/** Time between the arrival of an email and the worker's note of it, on a busy machine. */
const noteTakesMs = 3_000;

const bad = (text: string): Violation => ({ invariant: "I4", text });

/**
 * I4: an email of committed work arrives at the right address, once, and once more for each interruption between its arrival and the
 * worker's note of it. No other email arrives.
 */
export function emailsArrive(operations: readonly Operation[], final: FinalState): Violation[] {
  const written = new Set(final.emails.map(({ mark }) => mark));
  const accepted = operations.filter(({ kind, ending }) => kind === "message" && ending === "ok");
  return [
    ...final.emails.flatMap((email) => emailArrives(email, final)),
    ...final.strayEmails.map((id) => bad(`letter ${id} arrived, and nobody wrote it down`)),
    ...accepted.flatMap(({ mark }) => (written.has(mark) ? [] : [bad(`no letter tells of the message "${mark}"`)])),
    ...final.claims.flatMap((claim) => everyoneIsNotified(claim, final.emails)),
  ];
}

function emailArrives({ id, to, copies, state }: Email, { interruptions, idleAfterMs }: FinalState): Violation[] {
  if (state === "sent" && copies.length === 0) return [bad(`letter ${id} is noted as sent and never arrived`)];
  if (state !== "sent" && state !== "failed" && idleAfterMs !== undefined) return [bad(`letter ${id} was forgotten in the state ${state}`)];
  if (copies.some((copy) => copy.to !== to)) return [bad(`letter ${id} went to somebody else`)];
  const unexplained = repeatsWithoutReason(
    copies.map(({ atMs }) => atMs),
    interruptions,
  );
  return unexplained === 0 ? [] : [bad(`letter ${id} arrived ${copies.length} times, ${unexplained} too often`)];
}

/** Each arrival that was followed by another needs an interruption of its own, at its time. */
function repeatsWithoutReason(arrivals: readonly number[], interruptions: readonly Interruption[]): number {
  const unused = interruptions.toSorted((one, other) => one.untilMs - other.untilMs);
  let unexplained = 0;
  for (const atMs of arrivals.toSorted((one, other) => one - other).slice(0, -1)) {
    const reason = unused.findIndex(({ fromMs, untilMs }) => fromMs - noteTakesMs <= atMs && atMs <= untilMs + noteTakesMs);
    if (reason < 0) unexplained += 1;
    else unused.splice(reason, 1);
  }
  return unexplained;
}

/** Every action in the history of a claim has one email to each of its recipients; there is no other email. */
function everyoneIsNotified({ id, firstVersion, history, reached }: FinalState["claims"][number], emails: readonly Email[]): Violation[] {
  const expected = new Map<string, number>();
  for (const { version, action } of history)
    // The word comes from a column that a check of the database holds to this set.
    for (const { to, mail } of version > firstVersion ? effectsOf(action as Action) : [])
      for (const email of mail === null ? [] : reached[to]) expected.set(`${mail} to ${email}`, (expected.get(`${mail} to ${email}`) ?? 0) + 1);
  const found = new Map<string, number>();
  for (const { kind, to, reimbursementId } of emails)
    if (reimbursementId === id) found.set(`${kind} to ${to}`, (found.get(`${kind} to ${to}`) ?? 0) + 1);
  return [...new Set([...expected.keys(), ...found.keys()])].flatMap((what) => {
    const [due, there] = [expected.get(what) ?? 0, found.get(what) ?? 0];
    return due === there ? [] : [bad(`${id}: ${due} letters "${what}" are owed, ${there} were written`)];
  });
}
