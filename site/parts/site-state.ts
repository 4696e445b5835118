import type { PageKey } from "../content/pages.ts";
import type { Language } from "../content/languages/languages.ts";
import type { SiteAddress } from "./site-context.ts";

/** Everything that a public page is drawn from. */
export type SiteState = {
  /** The page of the table, or what answers for an address that no page has. */
  readonly key: PageKey | "not-found";
  readonly language: Language;
  readonly address: SiteAddress;
  /** The page shows a text of staff in place of its own content. */
  readonly isText?: true | undefined;
  /** YYYY-MM-DD, when it is not the day in the table of pages. */
  readonly reviewedOn?: string | undefined;
  /** Title band and window. */
  readonly title: string;
  /** What the page's loader answered; the page with the same key knows its shape. */
  readonly content: unknown;
};
