import { z } from "zod";
import { limits } from "#domain/accounts/limits.ts";
import { conflict, type DomainError } from "#domain/errors.ts";
import { changedAnswers } from "#domain/joining/changed-answers.ts";
import { joiningMessages } from "#domain/joining/messages.ts";
import { canJoin, type JoiningAction, type JoiningState } from "#domain/joining/states.ts";
import { answerSteps, type JoiningAnswers } from "#domain/joining/steps.ts";
import { normaliseGstin } from "#domain/members/gstin.ts";
import { updateJoiningApplication } from "#db/queries/joining.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { consumeRateLimit, tooManyAttempts } from "../accounts/rate-limits.ts";
import { authorizeAnyone } from "../authorize.ts";
import { yearsOf } from "./fee-of-year.ts";
import { getOwnApplication, lockOwnApplication } from "./own-application.ts";
import { problemsOfStep } from "./step-problems.ts";

export const JoiningKey = z.string().max(200);

export const SaveAnswersInput = z.object({
  key: JoiningKey,
  step: z.enum(answerSteps),
  /** What was typed, by field. Fields of other steps are ignored. */
  typed: z.record(z.string(), z.string()),
  /** What the form showed at first, by field, with `exportYear`. Only what differs from it is stored; without it everything is. */
  seen: z.record(z.string(), z.string()).optional(),
  /** The field that showed a suggestion, because it had no stored answer. */
  suggested: z.string().optional(),
  /** The user only goes to another place. */
  isLeft: z.boolean().optional(),
});
export type SaveAnswersInput = z.output<typeof SaveAnswersInput>;

/**
 * Saves what was typed in a step, complete or not, so that nothing is lost. What the form only showed is not stored again, and an amount has the
 * year for which it was typed. The first save confirms the address.
 * @returns the problems of the step by field; none when it is complete
 * @throws not_found; conflict (`application_closed`: with the council, or decided; `answers_changed`: other answers to the same
 * questions were stored since the form was shown, with their fields; nothing is stored); rate_limited
 */
export async function saveAnswers(
  ctx: AppContext,
  { key, ...form }: SaveAnswersInput,
): Promise<{ readonly problems: Readonly<Record<string, string>> }> {
  authorizeAnyone(ctx.actor, "joining.apply");
  const { id } = await getOwnApplication(ctx, ctx.db, key);
  const tries = await consumeRateLimit(ctx, [{ limit: limits.joiningSaves, subject: id }]);
  if (!tries.isAllowed) throw tooManyAttempts(tries.waitSeconds);
  const answers = await transact({ ...ctx, idempotency: undefined }, async (tx) => {
    const current = await lockOwnApplication(ctx, tx, key);
    assertMay("save", current.state);
    const { changed, conflicting } = changedAnswers(form, current.answers, yearsOf(ctx).exportYear);
    if (conflicting.length > 0) throw answersChanged(conflicting);
    const saved = { ...current.answers, ...changed };
    if (Object.keys(changed).length === 0) return saved;
    const at = ctx.now();
    await updateJoiningApplication(tx, current.id, {
      answers: saved,
      ...searchedColumns(saved, current.firmName),
      changedAt: at,
      confirmedAt: current.confirmedAt ?? at,
    });
    return saved;
  });
  return { problems: await problemsOfStep(ctx, ctx.db, form.step, answers) };
}

function answersChanged(fields: readonly string[]): DomainError {
  const text = joiningMessages.answersChanged;
  return conflict("answers_changed", text, Object.fromEntries(fields.map((field) => [field, [text]])));
}

const searchedCharacters = 200;

function searchedColumns({ firmName = "", gstNo = "", iecNo = "" }: JoiningAnswers, nameBefore: string) {
  const numberOf = (text: string): string | null => normaliseGstin(text).slice(0, searchedCharacters) || null;
  return { firmName: firmName.slice(0, searchedCharacters) || nameBefore, gstNo: numberOf(gstNo), iecNo: numberOf(iecNo) };
}

/** @throws conflict (`application_closed`: it waits for the council, or is decided) */
export function assertMay(action: Extract<JoiningAction, "save" | "submit" | "reply">, state: JoiningState): void {
  if (!canJoin(action, state)) throw closed(state);
}

const closed = (state: JoiningState): DomainError =>
  conflict("application_closed", state === "approved" || state === "refused" ? joiningMessages.isDecided : joiningMessages.cannotChange);
