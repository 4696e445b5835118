import type { PageKey } from "../content/pages.ts";
import type { Language } from "../content/languages/languages.ts";
import type { TypedForm } from "../content/page-content.ts";
import type { PostedForm } from "./forms/posted-form.ts";
import type { SiteAddress } from "./site-context.ts";

/** Everything from which a page is rendered. */
export type SiteState = {
  /** "not-found" for an unknown address. */
  readonly key: PageKey | "not-found";
  readonly language: Language;
  readonly address: SiteAddress;
  /** Of the website, with its port where the address names one. */
  readonly host: string;
  /** A text of staff replaces the view of the page. */
  readonly isText?: true | undefined;
  /** YYYY-MM-DD, when it is not the day in `route.ts`. */
  readonly reviewedOn?: string | undefined;
  /** What the address asks is refused, and the page says why. */
  readonly hasError?: boolean | undefined;
  /** The link to the other language stores what is typed in it. */
  readonly typedForm?: TypedForm | undefined;
  /** Of a page that answers a form which the browser sent without a script. */
  readonly posted?: PostedForm | undefined;
  /** YYYY-MM-DD in India, the day of rendering; printed pages name it. */
  readonly today: string;
  /** For title band and window. */
  readonly title: string;
  /** The language of the title, where it is not that of the page. */
  readonly titleLang?: Language | undefined;
  /** What the loader of the page returned. */
  readonly content: unknown;
};
