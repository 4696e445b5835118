import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { calendarDateInIndia } from "#domain/dates.ts";
import { invalid } from "#domain/errors.ts";
import { fieldErrorsOf } from "#domain/field-errors.ts";
import { fieldOfPath, stepInput, type Answers } from "#domain/reimbursements/answers.ts";
import { findStep, missingFields, storedDocuments, type StoredDocuments } from "#domain/reimbursements/derive.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import type { Scheme as SchemeDeclaration, Step } from "#domain/reimbursements/scheme.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { transact } from "#db/connection/transact.ts";
import { selectSteps, type ReimbursementDocuments } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { ReimbursementId, SchemeKindInput, Version } from "./inputs.ts";
import { assertOpen, assertSeen, openForChange, presentAfter } from "./own-draft.ts";
import { saveChange } from "./save-change.ts";
import type { ReimbursementView } from "./view.ts";

export const SaveStepInput = z.object({
  scheme: SchemeKindInput,
  /** Absent on the first save, which starts the draft. */
  reimbursementId: ReimbursementId.optional(),
  /** The version that the writer saw; without it the one last served to this session. */
  version: Version,
  step: z.int(),
  /** The step's values by wire name; its files are stored by `attachDocument`. */
  answers: z.record(z.string(), z.unknown()).default({}),
});
export type SaveStepInput = z.input<typeof SaveStepInput>;

/**
 * Saves the answers of one complete step; a step sent again replaces that step. Its files are already stored.
 * @throws invalid (step out of range; wrong or missing values, named in `fields`); not_found (unknown, or another
 *   firm's); conflict (stale version, wrong state, or not flagged); forbidden (membership)
 * @source specification 4 "Wizards"; product.md "member save step"; rest-api.md "Member"
 */
export async function saveStep(ctx: AppContext, input: SaveStepInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reimbursements.saveStep");
  const scheme = schemeOf(input.scheme);
  const step = getStep(scheme, input.step);
  const answers = parseAnswers(ctx, step, input.answers ?? {});
  return transact(ctx, async (tx) => {
    const reimbursement = await openForChange(tx, ctx, actor, input);
    const { row: before } = reimbursement;
    if (input.reimbursementId !== undefined)
      await assertSeen(tx, actor, before, input.version, async () => isReplacing(await selectSteps(tx, before.id), input.step, answers));
    if (hasValues(step)) assertOpen(reimbursement, undefined);
    assertComplete(step, answers, reimbursement);
    const { row } = await saveChange(tx, ctx, actor, reimbursement, { step: { number: input.step, answers } });
    return presentAfter(tx, ctx, actor, row, reimbursement);
  });
}

/** @throws invalid (`no_such_step`: the last screen, or out of range) */
export function getStep(scheme: SchemeDeclaration, number: number): Step {
  const step = findStep(scheme, number);
  if (step !== undefined) return step;
  throw invalid("no_such_step", `This reimbursement has the steps 1 to ${scheme.steps.length}.`, {
    step: [`Enter a step from 1 to ${scheme.steps.length}`],
  });
}

/** The answers of a step as they are stored. @throws invalid (named in `fields`) */
export function parseAnswers(ctx: AppContext, step: Step, given: Record<string, unknown>): Answers {
  const parsed = stepInput(step, calendarDateInIndia(ctx.now())).safeParse(given);
  if (parsed.success) return parsed.data;
  const fields = fieldErrorsOf(parsed.error, (path) => fieldOfPath(path) ?? "step");
  throw invalid("step_invalid", Object.values(fields)[0]?.[0] ?? reimbursementMessages.completeStep, fields);
}

/** True when the step has other answers already. */
export function isReplacing(steps: readonly { readonly step: number; readonly answers: Answers }[], number: number, answers: Answers): boolean {
  const before = steps.find(({ step }) => step === number);
  return before !== undefined && !isDeepStrictEqual(before.answers, answers);
}

/** True when the step asks for values, not only for files. */
const hasValues = (step: Step): boolean => step.fields.some((field) => field.type !== "document" && !(field.type === "text" && field.fromFirm));

/**
 * @param added documents that are saved together with the answers
 * @throws invalid (`step_incomplete`, with `fields`)
 */
export function assertComplete(step: Step, answers: Answers, { documents }: ReimbursementDocuments, added: StoredDocuments = {}): void {
  const fields = missingFields(step, answers, { ...storedDocuments(documents), ...added });
  if (Object.keys(fields).length > 0) throw invalid("step_incomplete", reimbursementMessages.completeStep, fields);
}
