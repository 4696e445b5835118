import { useState } from "react";
import type { Item } from "#domain/reimbursements/items.ts";
import { TextButton } from "../../components/text-button.tsx";
import { formatCount } from "../../shared/format.ts";
import { pagesOf, pagesWithout } from "./document-pages.ts";
import { FileDialog } from "./file-dialog.tsx";
import type { ReimbursementView } from "./views.ts";

type ItemProofProps = { readonly view: Pick<ReimbursementView, "id" | "documents">; readonly facts: Item };

/** The document and page that prove an item; opens the page. Draws nothing while it names none. */
export function ItemProof({ view, facts }: ItemProofProps) {
  const [isShown, setShown] = useState(false);
  const document = view.documents.find(({ fieldName }) => fieldName === facts["document"]);
  if (document === undefined) return null;
  const pages = pagesOf(document);
  const page = pages[Number(facts["page"] ?? "1") - 1] ?? pages[0];
  const count = pagesWithout(document, facts["page"]);
  const named = facts["page"] === undefined ? document.label : `${document.label}, page ${facts["page"]}`;
  const text = count === undefined ? named : `${named} (the document has ${formatCount(count, "page")})`;
  if (page === undefined) return text;
  return (
    <>
      <TextButton onClick={() => setShown(true)}>{text}</TextButton>
      {isShown && (
        <FileDialog reimbursementId={view.id} title={document.label} file={page.file} firstPage={page.page} onClose={() => setShown(false)} />
      )}
    </>
  );
}
