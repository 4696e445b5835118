import type { ContentKind } from "./content/kinds/index.ts";
import type { ContentLanguage } from "./content/languages.ts";
import type { SiteDocument } from "./content/published.ts";
import type { TableView } from "./table-query.ts";

/** A report, notice, tender, policy or publication as a row of its table. */
export type DocumentRow = {
  readonly id: string;
  /** Its word in addresses. */
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** YYYY-MM-DD; null when only the year is known. */
  readonly date: string | null;
  /** A year or financial year. */
  readonly session: string | null;
  /** Until when offers are taken, for tenders. */
  readonly closesOn: string | null;
  readonly issuedBy: string | null;
  /** The PDF that we serve. */
  readonly document: SiteDocument | null;
  /** The official website. */
  readonly website: string | null;
  /** The language of its words. */
  readonly writtenIn: ContentLanguage;
};

export type DocumentsView = TableView<DocumentRow>;

/** The categories of documents, each a table on a page. */
export const documentCategories = {
  reports: { kind: "report", section: null },
  notices: { kind: "notice", section: null },
  tenders: { kind: "tender", section: null },
  pastNotices: { kind: "notice", section: null },
  pastTenders: { kind: "tender", section: null },
  policies: { kind: "policy", section: null },
  strategy: { kind: "publication", section: "strategy" },
  annual: { kind: "publication", section: "annual" },
  publications: { kind: "publication", section: "publication" },
} as const satisfies Record<string, { readonly kind: ContentKind; readonly section: string | null }>;

export type DocumentCategory = keyof typeof documentCategories;
