import type { FactsView } from "./facts/facts-page.ts";
import type { TableView } from "./table-query.ts";

/** A device line of the catalogue. */
export type HsCodeRow = { readonly code: string; readonly label: string; readonly category: string };
export type HsCodesView = TableView<HsCodeRow>;

/** The page of the catalogue, with what to know about codes. */
export type HsCodesPageView = { readonly codes: HsCodesView; readonly facts: FactsView };
