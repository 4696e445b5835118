import { itemKinds, itemsFields, type Item } from "#domain/reimbursements/items.ts";
import { itemsName, type SchemeItemsField } from "#domain/reimbursements/scheme.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { pagesOf } from "../reimbursements/document-pages.ts";
import { newItem } from "../reimbursements/new-item.ts";
import type { ReviewView } from "./views.ts";

/** The costs of a claim, as they are saved. */
export const costsOf = ({ items }: Pick<ReviewView, "items">): Item[] => items.map(({ facts }) => facts);

/** The items of a scheme as one field with all its kinds; undefined for a scheme without costs. */
export function wholeField({ scheme }: Pick<ReviewView, "scheme">): SchemeItemsField | undefined {
  const [first] = itemsFields(schemeOf(scheme));
  return first === undefined ? undefined : { ...first.field, kinds: itemKinds(schemeOf(scheme)) };
}

/** A new cost with what the claim says already: its costs and its answers. */
export function firstItem(view: Pick<ReviewView, "scheme" | "items" | "documents" | "answerRows">): Item {
  const field = wholeField(view);
  const documents = view.documents
    .filter(({ current }) => current !== undefined)
    .map((document) => ({ fieldName: document.fieldName, pages: pagesOf(document).length }));
  const given = Object.fromEntries(view.answerRows.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])));
  return field === undefined ? {} : newItem(field, { values: {}, answers: { ...given, [itemsName]: costsOf(view) }, documents });
}
