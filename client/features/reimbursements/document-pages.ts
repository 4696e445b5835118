import type { DocumentView, FileView } from "./views.ts";

/** A page of a document: the pages of its files are counted through. */
export type DocumentPage = { readonly file: FileView; /** Within the file, from 1. */ readonly page: number };

/** Every page of the current version of a document, in order; none while it has no file. */
export const pagesOf = (document: Pick<DocumentView, "current"> | undefined): DocumentPage[] =>
  (document?.current?.files ?? []).flatMap((file) => Array.from({ length: file.pages }, (_, index) => ({ file, page: index + 1 })));

/** How many pages a stored document has, where it does not have the named one; undefined where it has, or nothing is stored or named. */
export function pagesWithout(document: Pick<DocumentView, "current"> | undefined, page: string | undefined): number | undefined {
  const { length } = pagesOf(document);
  return length > 0 && Number(page) > length ? length : undefined;
}
