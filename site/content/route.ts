/** A group of the menu that opens. */
export type MenuSection = "about" | "members" | "events" | "knowledge" | "policyInfo";
export type FooterGroup = "about" | "events" | "members" | "legal";

/** The address of a page and the lists that name it: `route.ts` of its folder. */
export type Route = {
  /** In the first language. A part that begins with a colon is a value. */
  readonly path: string;
  /** The position among all pages in menu, footer, site map and sitemap.xml. The pages of a section have neighbouring numbers. */
  readonly order: number;
  /** The section of the menu that lists the page. */
  readonly menu?: MenuSection;
  /** The section of a page that the menu does not list. */
  readonly within?: MenuSection;
  /** The menu shows the page between its sections. */
  readonly isInMenuBar?: true;
  /** The menu opens the PDF of the page. */
  readonly menuOpensPdf?: true;
  readonly footer?: FooterGroup;
  /** YYYY-MM-DD: the day on which the council last read the page. */
  readonly reviewedOn: string;
  /** YYYY-MM-DD: the last day for which the page holds. From the next day on it says so at its top. */
  readonly holdsUntil?: string;
  /** The parameters that change what the page shows. All others are ignored. */
  readonly search?: readonly string[];
  /** The one of them that is kept when it is empty: an empty answer is an error of its own. All other empty values are dropped. */
  readonly mayBeEmpty?: string;
  /** The parameters that open the page of one reader. With one the page is rendered again each time, and nobody may store it. */
  readonly secrets?: readonly string[];
};

/** The parameters of a list or table. */
export const listParameters: readonly string[] = ["search", "sort", "rows", "page", "entry"];
