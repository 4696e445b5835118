import type { SiteDocument } from "#domain/site/content/published.ts";
import type { Language } from "./languages/languages.ts";

/** A page of text. */
export type TextContent = {
  /** Made from Markdown. */
  readonly html: string;
  readonly writtenIn: Language;
  /** The page as a PDF. */
  readonly document: SiteDocument | null;
};

/** A form of a page that stores what is typed in it on the way to another place. `action`: the last part of its address. */
export type TypedForm = { readonly id: string; readonly action: string };

/** Title and other data of a page that depend on its content. */
export type PageHead = {
  /** Replaces the label of the page in title band and window. */
  readonly title?: string;
  /** The language of the title, where it is not that of the page. */
  readonly titleLang?: Language | undefined;
  /** Replaces the description in `texts`. */
  readonly description?: string;
  /** What the address asks is refused, and the page says why. */
  readonly hasError?: boolean;
  /** The link to the other language stores what is typed in it. */
  readonly typedForm?: TypedForm | undefined;
  /** YYYY-MM-DD, replaces the day in `route.ts`. */
  readonly reviewedOn?: string;
  /** JSON-LD besides that of the council. */
  readonly structured?: readonly Readonly<Record<string, unknown>>[];
};

/** What a loader returns. `isText`: a text of staff replaces the page's own view. Undefined: there is no such page. */
export type Loaded<Content> =
  | { readonly content: Content; readonly head?: PageHead; readonly isText?: undefined }
  | { readonly content: TextContent; readonly head?: PageHead; readonly isText: true }
  | undefined;
