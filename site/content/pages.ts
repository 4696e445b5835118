import { routes } from "../page-index/routes.ts";
import type { FooterGroup, MenuSection, Route } from "./route.ts";

/** The name of a page: its folder below site/pages. */
export type PageKey = keyof typeof routes;
export const sitePages: Readonly<Record<PageKey, Route>> = routes;
// The keys of a literal table are its pages.
/** All pages by their `order`. */
export const pageKeys: readonly PageKey[] = (Object.keys(routes) as PageKey[]).sort((one, other) => sitePages[one].order - sitePages[other].order);

type MenuEntry = { readonly page: PageKey } | { readonly section: MenuSection };

/** The menu from left to right. A section has the position of its first page. @source specification 2 "Shared frame" */
export const menu: readonly MenuEntry[] = pageKeys.flatMap((page): readonly MenuEntry[] => {
  const { menu: section, isInMenuBar } = sitePages[page];
  if (section !== undefined) return pagesOfSection(section)[0] === page ? [{ section }] : [];
  return isInMenuBar === true ? [{ page }] : [];
});

/** The section of the menu to which a page belongs, for breadcrumbs and marks. */
export const sectionOf = (key: PageKey): MenuSection | undefined => sitePages[key].menu ?? sitePages[key].within;
/** Whether the path of a page has values, as that of an event. */
export const hasParams = (key: PageKey): boolean => sitePages[key].path.includes(":");
/** The path of the PDF of a page. */
export const pdfPathOf = (key: PageKey): string => `${sitePages[key].path}.pdf`;
export const pagesWithPdf: readonly PageKey[] = pageKeys.filter((key) => sitePages[key].menuOpensPdf === true);
/** The pages of a group of the footer. */
export const pagesOfFooter = (group: FooterGroup): readonly PageKey[] => pageKeys.filter((key) => sitePages[key].footer === group);
/** The pages that the footer links to below its groups. */
export const servicePages: readonly PageKey[] = ["contact", "feedback", "follow", "help", "sitemap"];

/** The pages of a section of the menu. */
export function pagesOfSection(section: MenuSection): readonly PageKey[] {
  return pageKeys.filter((key) => sitePages[key].menu === section);
}
