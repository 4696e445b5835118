import { z } from "zod";
import { calendarDateInIndia } from "#domain/dates.ts";
import { notFound } from "#domain/errors.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { machineFacts, type MachineFact, type ProvedWindow, type MachineReadFile } from "#domain/reviews/machine-facts.ts";
import { findReimbursement } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { openFile } from "../files/open-file.ts";
import { readFileText } from "../files/read-file-text.ts";
import { presentReimbursement } from "../reimbursements/present-reimbursement.ts";
import { readClaim, type ClaimWithAmounts } from "../reimbursements/read-claim.ts";
import { ReimbursementId } from "../reimbursements/inputs.ts";

export const CheckDocumentInput = z.object({
  reimbursementId: ReimbursementId,
  fieldName: z.string().max(100),
  /** The version that the reader sees. It changes nothing here: a client that keeps answers keeps one for each version. */
  version: z.int().positive().optional(),
});
export type CheckDocumentInput = z.output<typeof CheckDocumentInput>;

/**
 * What the machine reads in the newest version of a document that the council received: facts, not judgements. Empty without a file.
 * @throws not_found (unknown, or still a draft; a document that is not there)
 * @source desks-and-more.md 2 "machine pre-checks"
 */
export async function checkDocument(ctx: AppContext, input: CheckDocumentInput): Promise<readonly MachineFact[]> {
  const actor = authorize(ctx.actor, "reviews.get");
  const row = await findReimbursement(ctx.db, input.reimbursementId);
  if (row === undefined || row.submittedAt === null) throw notFound("not_found", reimbursementMessages.notFound);
  const claim = await readClaim(ctx.db, ctx, row);
  const document = presentReimbursement(claim, actor, ctx).documents.find(({ fieldName }) => fieldName === input.fieldName);
  if (document === undefined) throw notFound("no_such_document", reimbursementMessages.notFound);
  const files: MachineReadFile[] = [];
  // One after the other: the sandbox has other work.
  for (const { id } of document.current?.files ?? []) files.push(await readFile(ctx, row.id, id));
  if (files.length === 0) return [];
  return machineFacts({
    files,
    firmName: claim.firm.name,
    filedOn: calendarDateInIndia(row.submittedAt),
    windows: windowsOf(claim, input.fieldName),
  });
}

async function readFile(ctx: AppContext, reimbursementId: string, fileId: string): Promise<MachineReadFile> {
  const file = await openFile(ctx, { reimbursementId, fileId });
  return { name: file.name, pageCount: file.pages, ...(await readFileText(ctx, file)) };
}

/** The windows of the costs that the document proves, each once. An event's window is left out while its last day is missing. */
function windowsOf({ amounts }: ClaimWithAmounts, fieldName: string): ProvedWindow[] {
  const windows = (amounts.sheet?.lines ?? [])
    .filter(({ item }) => item["document"] === fieldName)
    .flatMap(({ checks }) => checks)
    .flatMap(({ name, figures: { fromOn, lastOn, days, counts, isEndUnknown } }): ProvedWindow[] => {
      if (name !== "window" || typeof fromOn !== "string" || typeof lastOn !== "string" || isEndUnknown !== undefined) return [];
      return [{ fromOn, lastOn, days: Number(days), counts: counts === "working_days" ? "working_days" : "calendar_days" }];
    });
  return [...new Map(windows.map((window) => [`${window.fromOn} ${window.lastOn}`, window])).values()];
}
