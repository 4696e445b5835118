import type { MemberActor } from "#domain/accounts/actor.ts";
import { conflict, invalid } from "#domain/errors.ts";
import { isOpenForMember } from "#domain/reimbursements/deficiencies.ts";
import type { SchemeDocument } from "#domain/reimbursements/derive.ts";
import { furtherPaperField, furtherPapers, newPaperName } from "#domain/reimbursements/further-papers.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import type { Tx } from "#db/connection/client.ts";
import type { ReimbursementDocuments } from "#db/queries/reimbursement-parts.ts";
import type { AppContext } from "../../context.ts";
import { numberedFurtherPapers } from "./attach-document.ts";
import { assertOpen } from "./own-draft.ts";
import { isChangedDocument, storeDocuments, type DocumentUpload, type NewFile, type Upload } from "./store-documents.ts";

/** What a reply says of the files that come with it, in their order. */
type GivenFurtherPapers = {
  readonly paperNames?: readonly string[] | undefined;
  /** The further paper that a file replaces, by its field; empty for a new one. Absent where all are new. */
  readonly replacedFields?: readonly string[] | undefined;
};

/**
 * The files of a reply as uploads of further papers, each under the name that it is given.
 * @throws invalid (`paper_names`: not one name for each; `paper_fields`: not one entry for each, or one further paper twice)
 */
export function furtherPaperUploads(uploads: readonly Upload[], { paperNames = [], replacedFields = [] }: GivenFurtherPapers): DocumentUpload[] {
  const { nameNewPapers, replaceEachOnce } = reimbursementMessages;
  if (paperNames.length !== uploads.length) throw invalid("paper_names", nameNewPapers, { paperNames: [nameNewPapers] });
  const replaced = replacedFields.filter((fieldName) => fieldName !== "");
  const isComplete = replacedFields.length === 0 || replacedFields.length === uploads.length;
  if (!isComplete || new Set(replaced).size < replaced.length) throw invalid("paper_fields", replaceEachOnce, { replacedFields: [replaceEachOnce] });
  return uploads.map((upload, place) => ({ ...upload, field: furtherPaperField(newPaperName, paperNames[place] ?? "") }));
}

/**
 * Stores the further papers of a reply: a new one under the next number, another as the newest version of the one that it replaces, which keeps
 * its name. The same bytes again are no new version. The caller holds the lock of the reimbursement.
 * @param files those of `furtherPaperUploads`, in their order
 * @returns the storage keys of the new files
 * @throws conflict (`not_open`: the query asks for no further papers, or what would be replaced is not open); too_large (`too_many_files`)
 */
export async function storeFurtherPapers(
  tx: Tx,
  ctx: AppContext,
  actor: MemberActor,
  reimbursement: ReimbursementDocuments,
  files: readonly NewFile[],
  { replacedFields = [] }: GivenFurtherPapers,
): Promise<string[]> {
  if (files.length === 0) return [];
  const added = files.filter((_file, place) => (replacedFields[place] ?? "") === "");
  if (added.length > 0) assertOpen(reimbursement, newPaperName);
  const numbered = numberedFurtherPapers(
    reimbursement,
    added.map(({ field }) => field.noun),
  );
  const mended = files.flatMap((file, place) => {
    const fieldName = replacedFields[place] ?? "";
    return fieldName === "" ? [] : [{ field: openFurtherPaper(reimbursement, fieldName).field, files: [file] }];
  });
  const documents = [...numbered.map(({ field }, place) => ({ field, files: added.slice(place, place + 1) })), ...mended];
  return storeDocuments(
    tx,
    ctx,
    actor,
    reimbursement.row,
    documents.filter((document) => isChangedDocument(reimbursement, document)),
  );
}

/** @throws conflict (`not_open`: no further paper has this field, or it is not open) */
function openFurtherPaper(reimbursement: ReimbursementDocuments, fieldName: string): SchemeDocument {
  const found = furtherPapers(reimbursement.documents).find(({ field }) => field.name === fieldName);
  if (found !== undefined && isOpenForMember(reimbursement, fieldName)) return found;
  throw conflict("not_open", reimbursementMessages.onlyFlagged, { replacedFields: [reimbursementMessages.onlyFlagged] });
}
