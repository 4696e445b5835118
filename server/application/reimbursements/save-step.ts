import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { calendarDateInIndia } from "#domain/dates.ts";
import { invalid } from "#domain/errors.ts";
import { fieldErrorsOf } from "#domain/field-errors.ts";
import { stepInput } from "#domain/reimbursements/answers-input.ts";
import { fieldOfPath, type Answers } from "#domain/reimbursements/answers.ts";
import { findStep, missingFields, reviewDocuments, storedDocuments, type StoredDocuments } from "#domain/reimbursements/derive.ts";
import { isFurtherPaper } from "#domain/reimbursements/further-papers.ts";
import type { GivenItems } from "#domain/reimbursements/item-changes.ts";
import { itemsInput } from "#domain/reimbursements/items-input.ts";
import { itemKindsOfStep } from "#domain/reimbursements/items.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { itemsName, type ItemKind, type Scheme as SchemeDeclaration, type Step } from "#domain/reimbursements/scheme.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { transact } from "#db/connection/transact.ts";
import type { ReimbursementDocuments } from "#db/queries/reimbursement-parts.ts";
import { selectSteps } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { ReimbursementId, SchemeKindInput, StartedFrom, StartKey, Version } from "./inputs.ts";
import { assertOpen, assertSeen, openForChange, presentAfter } from "./own-draft.ts";
import { saveChange } from "./save-change.ts";
import { isReplacingItems, selectStoredItems } from "./save-items.ts";
import type { ReimbursementView } from "./view.ts";

export const SaveStepInput = z.object({
  scheme: SchemeKindInput,
  /** Absent on the first save, which starts the draft. */
  reimbursementId: ReimbursementId.optional(),
  startKey: StartKey,
  startedFrom: StartedFrom,
  /** The version that the writer saw; without it the one last served to this session. */
  version: Version,
  step: z.int(),
  /** The step's values by wire name; its files are stored by `attachDocument`. */
  answers: z.record(z.string(), z.unknown()).default({}),
});
export type SaveStepInput = z.input<typeof SaveStepInput>;

/**
 * Saves the answers of one complete step; a step sent again replaces that step. Its files are already stored. Items of the step's kinds are
 * replaced by those that are sent; without `items` they stay.
 * @throws invalid (step out of range; wrong or missing values, named in `fields`); not_found (unknown, or another
 *   firm's); conflict (stale version, wrong state, or not flagged); forbidden (membership)
 * @source specification 4 "Wizards"; product.md "member save step"; rest-api.md "Member"
 */
export async function saveStep(ctx: AppContext, input: SaveStepInput): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reimbursements.saveStep");
  const scheme = schemeOf(input.scheme);
  const step = getStep(scheme, input.step);
  // What a step's form sends are the items of that step.
  const { answers: given, items } = parseStep(ctx, scheme, step, { given: input.answers ?? {}, kinds: itemKindsOfStep(scheme, input.step) });
  return transact(ctx, async (tx) => {
    const reimbursement = await openForChange(tx, ctx, actor, input, () => assertComplete(step, given, { documents: [] }));
    const { row: before } = reimbursement;
    const [steps, storedItems] = await Promise.all([selectSteps(tx, before.id), items === undefined ? [] : selectStoredItems(tx, before)]);
    const replaces = () => isReplacing(steps, input.step, given) || (items !== undefined && isReplacingItems(before, storedItems, items));
    if (input.reimbursementId !== undefined) await assertSeen(tx, actor, before, input.version, replaces);
    const answers = answersAfter(reimbursement, steps.find((saved) => saved.step === input.step)?.answers, given);
    assertComplete(step, answers, reimbursement);
    const { row, computed } = await saveChange(tx, ctx, actor, reimbursement, {
      step: { number: input.step, answers },
      items: items && { before: storedItems, given: items },
    });
    return presentAfter(tx, ctx, actor, row, { ...reimbursement, computed });
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

/** What a step call carries: the answers of the step, and items, if any were sent. */
export type ParsedStep = { readonly answers: Answers; readonly items: GivenItems | undefined };

/**
 * @param given by wire name
 * @param kinds the kinds of item that the sender replaces
 * @throws invalid (named in `fields`)
 */
export function parseStep(
  ctx: AppContext,
  scheme: SchemeDeclaration,
  step: Step,
  { given, kinds }: { given: Record<string, unknown>; kinds: readonly ItemKind[] },
): ParsedStep {
  const { [itemsName]: items, ...answers } = given;
  const shape = stepShape(scheme, step, kinds, calendarDateInIndia(ctx.now()));
  const parsed = shape.safeParse({ answers, items: kinds.length === 0 ? undefined : items });
  if (parsed.success) return { answers: parsed.data.answers, items: parsed.data.items && { items: parsed.data.items, kinds } };
  const fields = fieldErrorsOf(parsed.error, (path) => fieldOfPath(path[0] === "answers" ? path.slice(1) : path) ?? "step");
  throw invalid("step_invalid", Object.values(fields)[0]?.[0] ?? reimbursementMessages.completeStep, fields);
}

function buildStepShape(scheme: SchemeDeclaration, step: Step, kinds: readonly ItemKind[], today: string) {
  const documents = reviewDocuments(scheme).map(({ field }) => field.name);
  // The council may have entered a cost that a further paper proves; the step is sent with it.
  const isDocument = (name: string): boolean => documents.includes(name) || isFurtherPaper(name);
  return z.object({ answers: stepInput(step, today), items: itemsInput(kinds, isDocument, today).optional() });
}

const shapesOfSteps = new WeakMap<Step, Map<string, ReturnType<typeof buildStepShape>>>();

/** Built once a day for each step: building it takes longer than the parsing. */
function stepShape(scheme: SchemeDeclaration, step: Step, kinds: readonly ItemKind[], today: string) {
  const name = [today, ...kinds.map(({ kind }) => kind)].join(" ");
  const shapes = [...(shapesOfSteps.get(step) ?? [])].filter(([other]) => other.startsWith(today));
  const known = new Map(shapes).get(name) ?? buildStepShape(scheme, step, kinds, today);
  shapesOfSteps.set(step, new Map([...shapes, [name, known]]));
  return known;
}

/** True when the step has other answers already. */
export function isReplacing(steps: readonly { readonly step: number; readonly answers: Answers }[], number: number, answers: Answers): boolean {
  const before = steps.find(({ step }) => step === number);
  return before !== undefined && !isDeepStrictEqual(before.answers, answers);
}

/**
 * In a reply, values that are not open keep their accepted answers; sending the same ones, or none, changes nothing.
 * @throws conflict (not_open: a value differs from the accepted one)
 */
export function answersAfter(reimbursement: ReimbursementDocuments, before: Answers | undefined, given: Answers): Answers {
  if (reimbursement.row.state === "DRAFT") return given;
  const isUnchanged = Object.entries(given).every(([name, value]) => isDeepStrictEqual(before?.[name], value));
  if (isUnchanged) return before ?? given;
  assertOpen(reimbursement, undefined);
  return given;
}

/**
 * @param added documents that are saved together with the answers
 * @throws invalid (`step_incomplete`, with `fields`)
 */
export function assertComplete(
  step: Step,
  answers: Answers,
  { documents }: Pick<ReimbursementDocuments, "documents">,
  added: StoredDocuments = {},
): void {
  const fields = missingFields(step, answers, { ...storedDocuments(documents), ...added });
  if (Object.keys(fields).length > 0) throw invalid("step_incomplete", reimbursementMessages.completeStep, fields);
}
