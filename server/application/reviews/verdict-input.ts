import { z } from "zod";
import { invalid } from "#domain/errors.ts";
import { itemFields } from "#domain/reimbursements/deficiencies.ts";
import { allAnswers } from "#domain/reimbursements/derive.ts";
import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { documentsThatCount } from "#domain/reimbursements/further-papers.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { effectiveVerdict, receivedVersion, verdictThatCounts, verdictValues, type Verdict } from "#domain/reimbursements/verdicts.ts";
import { phraseMessages } from "#domain/reviews/phrase-messages.ts";
import type { Tx } from "#db/connection/client.ts";
import { selectChecklistPoints, updateTicks } from "#db/queries/checklists.ts";
import { selectPhrases } from "#db/queries/phrases.ts";
import { deleteDraftVerdicts } from "#db/queries/review-drafts.ts";
import type { Reimbursement } from "#db/queries/reimbursement-parts.ts";
import { upsertVerdicts } from "#db/queries/reimbursements.ts";
import { Comment } from "../reimbursements/inputs.ts";

/** A reviewer's verdict on one document, or what is asked about an item (`item:` and its id). */
export const VerdictInput = z.object({
  fieldName: z.string().max(100),
  status: z.enum(verdictValues),
  remark: Comment.default(""),
  /** The codes of the phrases that the remark was made from; without them a remark that stays the same keeps its own. */
  phraseCodes: z.array(z.string().max(40)).max(20).optional(),
  /** The ids of the ticked points of the checklist; without them the ticks stay. */
  ticks: z.array(z.uuid()).max(100).optional(),
});
export type VerdictInput = z.output<typeof VerdictInput>;

/** A document or an item with its verdict; an item is DEFICIENT while something is asked about it, and else has none. */
export type JudgedField = {
  readonly name: string;
  readonly label: string;
  readonly isItem: boolean;
  readonly status: Verdict;
  readonly remark: string;
  readonly phraseCodes: readonly string[];
};

type Stored = { readonly remark: string; readonly phraseCodes: readonly string[] };

/** The codes that a remark keeps: an empty one has none. */
function codesOf({ remark, phraseCodes }: VerdictInput, stored: Stored): string[] {
  if (remark === "") return [];
  return [...new Set(phraseCodes ?? (remark === stored.remark ? stored.phraseCodes : []))];
}

/** Of two verdicts on one document the last one counts; phrases and ticks that it does not name stay. */
function lastOfEach(given: readonly VerdictInput[]): VerdictInput[] {
  const byName = new Map<string, VerdictInput>();
  for (const verdict of given) byName.set(verdict.fieldName, { ...byName.get(verdict.fieldName), ...verdict });
  return [...byName.values()];
}

/**
 * The documents that count and the items, each with the verdict that it has once `given` is saved.
 * @throws invalid (`no_such_document`)
 */
export function judge({ row, documents, steps, items, verdicts: kept }: Reimbursement, given: readonly VerdictInput[]): JudgedField[] {
  const scheme = schemeOf(row.scheme);
  const received = documents.filter(({ wasSubmitted }) => wasSubmitted);
  const fields = [
    ...documentsThatCount(scheme, allAnswers(steps), received).map(({ field: { name, label } }) => ({ name, label, isItem: false })),
    ...itemFields(
      scheme,
      items.map(({ item }) => item),
    ).map((field) => ({ ...field, isItem: true })),
  ];
  const known = new Set(fields.map(({ name }) => name));
  const unknown = given.find((verdict) => !known.has(verdict.fieldName));
  if (unknown !== undefined) throw invalid("no_such_document", `"${unknown.fieldName}" is not a document of this reimbursement.`);
  const verdicts = lastOfEach(given);
  return fields.map((field) => {
    const stored = verdictThatCounts(kept, field.name);
    const verdict = verdicts.find(({ fieldName }) => fieldName === field.name);
    const { remark } = verdict ?? stored;
    const phraseCodes = verdict === undefined ? stored.phraseCodes : codesOf(verdict, stored);
    return { ...field, remark, phraseCodes, status: effectiveVerdict(verdict ?? stored) };
  });
}

/**
 * Stores the given verdicts, each with the version of the document that it judges, and takes them out of the reviewer's own draft.
 * @throws invalid (an unknown phrase or point of a checklist, named in `fields` by document)
 */
export async function saveVerdicts(
  tx: Tx,
  { row, documents, verdicts: stored }: Reimbursement,
  given: readonly VerdictInput[],
  by: { setBy: string; setAt: Date },
): Promise<void> {
  if (given.length === 0) return;
  const last = lastOfEach(given);
  await assertPhrases(tx, last);
  const verdicts = last.map((verdict) => ({
    reimbursementId: row.id,
    fieldName: verdict.fieldName,
    status: effectiveVerdict(verdict),
    remark: verdict.remark,
    phraseCodes: codesOf(verdict, verdictThatCounts(stored, verdict.fieldName)),
    documentVersion: receivedVersion(documents, verdict.fieldName),
    ...by,
  }));
  await upsertVerdicts(tx, verdicts);
  await saveTicks(tx, { row, documents }, last, { tickedBy: by.setBy, tickedAt: by.setAt });
  await deleteDraftVerdicts(
    tx,
    { reimbursementId: row.id, userId: by.setBy },
    verdicts.map(({ fieldName }) => fieldName),
  );
}

/** Withdrawn phrases count, too: a draft may have one. */
async function assertPhrases(tx: Tx, given: readonly VerdictInput[]): Promise<void> {
  if (given.every(({ phraseCodes = [] }) => phraseCodes.length === 0)) return;
  const known = new Set((await selectPhrases(tx)).map(({ code }) => code));
  const unknown = given.find(({ phraseCodes = [] }) => phraseCodes.some((code) => !known.has(code)));
  if (unknown !== undefined) throw invalid("no_such_phrase", phraseMessages.unknownCode, { [unknown.fieldName]: [phraseMessages.unknownCode] });
}

async function saveTicks(
  tx: Tx,
  { row, documents }: Pick<Reimbursement, "row" | "documents">,
  given: readonly VerdictInput[],
  by: { tickedBy: string; tickedAt: Date },
): Promise<void> {
  if (given.every(({ ticks }) => ticks === undefined)) return;
  const known = await selectChecklistPoints(tx);
  for (const { fieldName, ticks } of given) {
    if (ticks === undefined) continue;
    const points = known.filter(({ id }) => ticks.includes(id));
    if (points.length < new Set(ticks).size)
      throw invalid("no_such_point", phraseMessages.unknownPoint, { [fieldName]: [phraseMessages.unknownPoint] });
    const document = { reimbursementId: row.id, fieldName, documentVersion: receivedVersion(documents, fieldName) };
    await updateTicks(tx, document, points, by);
  }
}

/** Takes away what was asked about items: it is shared now, and an item has no versions by which a verdict would end. */
export async function clearItemVerdicts(
  tx: Tx,
  { row }: Reimbursement,
  shared: readonly JudgedField[],
  by: { setBy: string; setAt: Date },
): Promise<void> {
  const items = shared.filter(({ isItem }) => isItem);
  if (items.length === 0) return;
  await upsertVerdicts(
    tx,
    items.map(({ name }) => ({
      reimbursementId: row.id,
      fieldName: name,
      status: "" as const,
      remark: "",
      phraseCodes: [],
      documentVersion: 0,
      ...by,
    })),
  );
}

/**
 * Refuses a Deficient document or item without a remark.
 * @throws invalid (with `fields`)
 */
export function assertRemarks(documents: readonly JudgedField[]): void {
  const silent = documents.filter((document) => document.status === "DEFICIENT" && document.remark === "");
  const [first] = silent;
  if (first === undefined) return;
  const fields = silent.map(({ name, label }) => [name, [reviewMessages.remarkNeeded(label)]] as const);
  throw invalid("remark_needed", reviewMessages.remarkNeeded(first.label), Object.fromEntries(fields));
}
