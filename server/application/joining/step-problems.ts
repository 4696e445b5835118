import { joiningMessages } from "#domain/joining/messages.ts";
import { stepProblemsIn, type AnswerStep, type JoiningAnswers } from "#domain/joining/steps.ts";
import { normaliseGstin } from "#domain/members/gstin.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { findFirmId } from "#db/queries/members.ts";
import type { AppContext } from "../../context.ts";
import { yearsOf } from "./fee-of-year.ts";

/**
 * The problems of a step by field. Of a GST number that a firm has already the applicant learns only that: no name, no state of the
 * membership, no contact.
 */
export async function problemsOfStep(
  ctx: AppContext,
  db: Db | Tx,
  step: AnswerStep,
  answers: JoiningAnswers,
): Promise<Readonly<Record<string, string>>> {
  const problems = stepProblemsIn(step, answers, yearsOf(ctx).exportYear);
  if (step !== "firm" || problems["gstNo"] !== undefined) return problems;
  const firmId = await findFirmId(db, { gstNo: normaliseGstin(answers["gstNo"] ?? ""), email: undefined });
  return firmId === undefined ? problems : { ...problems, gstNo: joiningMessages.gstIsMember };
}
