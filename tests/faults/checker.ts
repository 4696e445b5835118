import { queues } from "#domain/jobs.ts";
import { nextState, type Action, type State } from "#domain/reimbursements/lifecycle.ts";
import type { FinalState, Operation, Violation } from "./history.ts";
import { emailsArrive } from "./emails.ts";

const readyWithinMs = 10_000;
const idleWithinMs = 60_000;
/** Children that are kept warm hold some pipes each. */
const openFilesAllowance = 12;
/** What a young process may still grow by until its heap has been collected once; a leak of a megabyte a second is far beyond it. */
const memoryAllowanceMiB = 160;

/**
 * Compares what clients were told with what is there after everything has come to rest: an empty list says that nothing was lost,
 * doubled, invented or forged.
 * @source security.md 4.10
 */
export function check(operations: readonly Operation[], final: FinalState): Violation[] {
  return [
    ...acknowledgedIsThere(operations, final),
    ...nothingIsInvented(operations, final),
    ...historyIsLegal(operations, final),
    ...emailsArrive(operations, final),
    ...oneWins(operations, final),
    ...bytesAreThere(operations, final),
    ...itRecovers(final),
    ...answersAreKnown(operations),
    ...nothingPilesUp(operations, final),
    ...(final.auditProblem === undefined ? [] : [{ invariant: "I10" as const, text: final.auditProblem }]),
    ...moneyIsRight(operations, final),
  ];
}

const of = (operations: readonly Operation[], kind: Operation["kind"]): readonly Operation[] => operations.filter((each) => each.kind === kind);
const acknowledged = (operations: readonly Operation[]): readonly Operation[] => operations.filter(({ ending }) => ending === "ok");
/** Attempts with an unknown result. */
const isCut = ({ ending }: Operation): boolean => ending === "unknown" || ending === "hung";
const wishes = (operations: readonly Operation[]): number => new Set(operations.map(({ key }) => key)).size;
const counted = (marks: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return counts;
};

/** I1: what was acknowledged is readable and the same to the byte. */
function acknowledgedIsThere(operations: readonly Operation[], final: FinalState): Violation[] {
  const drafts = new Map(final.drafts.map((draft) => [draft.id, draft]));
  const lost = (text: string): Violation => ({ invariant: "I1", text });
  return [
    ...acknowledged(of(operations, "save")).flatMap(({ id = "", mark }) =>
      drafts.get(id)?.address === mark ? [] : [lost(`the saved step "${mark}" of ${id} reads "${drafts.get(id)?.address ?? "nothing"}"`)],
    ),
    ...acknowledged(of(operations, "upload")).flatMap(({ id = "", mark }) =>
      drafts.get(id)?.fileHashes.includes(mark) === true ? [] : [lost(`the paper ${mark.slice(0, 12)} of ${id} is not there as it was sent`)],
    ),
    ...acknowledged(of(operations, "message")).flatMap(({ mark }) =>
      final.messages.includes(mark) ? [] : [lost(`the message "${mark}" was acknowledged and is not stored`)],
    ),
  ];
}

/** I2: every record was sent by a client, and each wish is stored once; so are the decisions in the history of a claim. */
function nothingIsInvented(operations: readonly Operation[], { drafts, messages, claims }: FinalState): Violation[] {
  const there = counted([...drafts.flatMap(({ address, fileHashes }) => [...(address === undefined ? [] : [address]), ...fileHashes]), ...messages]);
  const possible = operations.filter(({ ending }) => ending !== "refused");
  const wished = new Set(possible.map(({ mark }) => mark));
  return [
    ...[...there].flatMap(([mark, times]): Violation[] => {
      if (!wished.has(mark)) return [{ invariant: "I2", text: `"${mark.slice(0, 40)}" is there, and nobody was told that it would be` }];
      return times > 1 ? [{ invariant: "I2", text: `"${mark.slice(0, 40)}" was one wish and is there ${times} times` }] : [];
    }),
    ...claims.flatMap(({ id, firstVersion, history }) =>
      history
        .filter(({ version }) => version > firstVersion)
        .filter(({ version, action }) => !possible.some(({ about }) => isAbout(about, { id, action, version })))
        .map(({ version, action }): Violation => ({ invariant: "I2", text: `${id}: nobody asked for the ${action} that made version ${version}` })),
    ),
  ];
}

/** Whether a decision can have made this row of a history. */
function isAbout(about: Operation["about"], row: { readonly id: string; readonly action: string; readonly version: number }): boolean {
  return about !== undefined && about.id === row.id && about.action === row.action && (about.version ?? row.version - 1) === row.version - 1;
}

/** I3: each claim's history is a legal path without gaps that ends where the claim is, and holds every acknowledged decision. */
function historyIsLegal(operations: readonly Operation[], { claims }: FinalState): Violation[] {
  const bad = (text: string): Violation => ({ invariant: "I3", text });
  return claims.flatMap(({ id, version, state, firstVersion, history }) => [
    ...history.flatMap((row, index) => {
      const before = history[index - 1];
      if (row.version !== index + 1) return [bad(`${id}: row ${index + 1} of its history has version ${row.version}`)];
      if (before === undefined) return [];
      if (row.from !== before.to) return [bad(`${id}: version ${row.version} begins in ${row.from}, the one before ended in ${before.to}`)];
      // Both words come from columns that a check of the database holds to these sets.
      const legal = nextState(before.to as State, row.action as Action);
      return legal === row.to ? [] : [bad(`${id}: ${row.action} leads from ${before.to} to ${legal ?? "nowhere"}, not to ${row.to}`)];
    }),
    ...(history.at(-1)?.to === state && history.at(-1)?.version === version
      ? []
      : [bad(`${id} is ${state} in version ${version}, its history ends in ${history.at(-1)?.to} in version ${history.at(-1)?.version}`)]),
    ...decisionsStand(
      operations.filter(({ about }) => about?.id === id),
      history.filter((row) => row.version > firstVersion),
    ).map((text) => bad(`${id}: ${text}`)),
  ]);
}

/** Each acknowledged decision is one row: that of its version, or, where it named none, one of as many as there were such wishes. */
function decisionsStand(decisions: readonly Operation[], history: FinalState["claims"][number]["history"]): string[] {
  const rowsOf = (action: string) => history.filter((row) => row.action === action);
  const [versioned, others] = [
    decisions.filter(({ about }) => about?.version !== undefined),
    decisions.filter(({ about }) => about?.version === undefined),
  ];
  return [
    ...acknowledged(versioned).flatMap(({ about }) => {
      const rows = rowsOf(about?.action ?? "").filter((row) => row.version === (about?.version ?? 0) + 1);
      return rows.length === 1 ? [] : [`an acknowledged ${about?.action} about version ${about?.version} has ${rows.length} rows in its history`];
    }),
    ...[...new Set(others.map(({ about }) => about?.action ?? ""))].flatMap((action) => {
      const mine = others.filter(({ about }) => about?.action === action);
      const [least, most] = [wishes(acknowledged(mine)), wishes(mine.filter(({ ending }) => ending !== "refused"))];
      const rows = rowsOf(action).length;
      return rows >= least && rows <= most ? [] : [`${least} of ${most} wishes for ${action} were acknowledged, its history has ${rows} rows of it`];
    }),
  ];
}

/** I5: of decisions about one version of one claim, one wins. */
function oneWins(operations: readonly Operation[], { claims }: FinalState): Violation[] {
  const decided = operations.filter(({ about }) => about?.version !== undefined);
  const roundOf = ({ about }: Operation): string => `${about?.id} ${about?.version}`;
  return [...new Set(decided.map(roundOf))].flatMap((round) => {
    const winners = wishes(acknowledged(decided.filter((each) => roundOf(each) === round)));
    const [id, version] = round.split(" ");
    const rows = claims.find((claim) => claim.id === id)?.history.filter((row) => row.version === Number(version) + 1).length ?? 0;
    return winners > 1 || rows > 1 ? [{ invariant: "I5" as const, text: `${round}: ${winners} were told that they won, ${rows} rows say so` }] : [];
  });
}

/** I6: behind every row lie its bytes; bytes without a row are at most those of uploads that were cut. */
function bytesAreThere(operations: readonly Operation[], { blobs, orphans, interruptions }: FinalState): Violation[] {
  // A database that goes away at the commit leaves it open whether there is a row: the bytes stay until the sweep.
  const uploads = [...of(operations, "upload"), ...of(operations, "payment")];
  // A worker that is interrupted leaves the files that its jobs were making.
  const cut = uploads.filter((operation) => isCut(operation) || operation.status === 503).length + interruptions.length * queues.heavy.concurrency;
  return [
    ...blobs.flatMap(({ key, sha256, found }): Violation[] =>
      found === sha256
        ? []
        : [{ invariant: "I6", text: found === undefined ? `the bytes of ${key} are gone` : `the bytes of ${key} are not those of its row` }],
    ),
    ...(orphans.length > cut
      ? [
          {
            invariant: "I6" as const,
            text: `${orphans.length} files lie there without a row, ${cut} uploads were cut${ofNoUpload(uploads, orphans)}`,
          },
        ]
      : []),
  ];
}

/** For the message: the files without a row that are no document of a client. */
function ofNoUpload(uploads: readonly Operation[], orphans: readonly string[]): string {
  const marks = new Set(uploads.map(({ mark }) => mark));
  return orphans.flatMap((sha256) => (marks.has(sha256) ? [] : `; not sent by a client: ${sha256}`)).join("");
}

const lineReference = /^B\d+-\d+$/;

/** I11 to I13: the ledger is zero, no line is paid twice, and what was acknowledged as paid is in the ledger. */
function moneyIsRight(operations: readonly Operation[], { payments: { ledgerPaise, paidTwice, booked } }: FinalState): Violation[] {
  const acknowledgedPaid = acknowledged(of(operations, "payment"))
    .flatMap(({ mark }) => mark.split(" "))
    .filter((word) => lineReference.test(word));
  return [
    ...(ledgerPaise === 0 ? [] : [{ invariant: "I11" as const, text: `all entries of the ledger make ${ledgerPaise} paise` }]),
    ...paidTwice.map((line) => ({ invariant: "I12" as const, text: `line ${line} is paid or open twice` })),
    ...acknowledgedPaid.flatMap((reference) =>
      booked.includes(reference) ? [] : [{ invariant: "I13" as const, text: `${reference} was acknowledged as paid and is not in the ledger` }],
    ),
  ];
}

/** I7: it is ready soon after the fault has ended, and works off what has gathered. */
function itRecovers({ readyAfterMs, idleAfterMs }: FinalState): Violation[] {
  return [
    ...(readyAfterMs <= readyWithinMs ? [] : [{ invariant: "I7" as const, text: `ready only after ${Math.round(readyAfterMs)} ms` }]),
    ...(idleAfterMs !== undefined && idleAfterMs <= idleWithinMs
      ? []
      : [{ invariant: "I7" as const, text: idleAfterMs === undefined ? "work was left undone" : `idle only after ${Math.round(idleAfterMs)} ms` }]),
  ];
}

/** I8: clients saw success, a refusal of the contract, 503 with Retry-After, or a closed line. */
const answersAreKnown = (operations: readonly Operation[]): Violation[] =>
  operations
    .filter(({ ending }) => ending === "forbidden answer" || ending === "hung")
    .map(({ kind, ending, status, detail }) => ({ invariant: "I8", text: `${kind}: ${ending} ${status ?? ""} ${detail ?? ""}`.trim() }));

/** I9: what was cut leaves no more behind than itself, no handle stays open, and memory does not grow with what was done. */
function nothingPilesUp(operations: readonly Operation[], { temporaryFiles, openFiles, memory }: FinalState): Violation[] {
  const cut = operations.filter(isCut).length;
  const mostFiles = Math.ceil(openFiles.before * 1.05) + openFilesAllowance;
  const mostMemory = memory.before * 1.05 + memoryAllowanceMiB;
  const piled = (text: string): Violation => ({ invariant: "I9", text });
  return [
    ...(temporaryFiles > cut ? [piled(`${temporaryFiles} temporary files are left of ${cut} cut requests`)] : []),
    ...(openFiles.after > mostFiles ? [piled(`${openFiles.after} files are open, ${openFiles.before} were`)] : []),
    ...(memory.after > mostMemory ? [piled(`the web server holds ${Math.round(memory.after)} MiB, it held ${Math.round(memory.before)}`)] : []),
  ];
}
