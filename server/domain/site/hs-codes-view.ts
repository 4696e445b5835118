import type { TableView } from "./table-query.ts";

/** A device line of the catalogue. */
export type HsCodeRow = { readonly code: string; readonly label: string; readonly category: string };
export type HsCodesView = TableView<HsCodeRow>;
