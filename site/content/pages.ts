import { council, paths } from "#domain/council.ts";

/** Groups of the menu that open, in the menu's order with the single pages between them. */
export type MenuSection = "about" | "members" | "events" | "knowledge" | "policyInfo";
export type FooterGroup = "about" | "events" | "members" | "legal";

export type SitePage = {
  /** In the first language; a part that begins with a colon stands for a value. */
  readonly path: string;
  readonly menu?: MenuSection;
  /** The section that it belongs to although no menu lists it. */
  readonly within?: MenuSection;
  /** The menu opens its PDF; the page itself tells the same as HTML. */
  readonly menuOpensPdf?: true;
  readonly footer?: FooterGroup;
  /** Calendar date on which somebody of the council last read the page. */
  readonly reviewedOn: string;
  /** Parameters of the address that change what the page shows; all others are ignored. */
  readonly search?: readonly string[];
  /** The client application answers it. */
  readonly isPortalPage?: true;
};

const reviewedOn = "2026-11-21";
/** What a list or table can be asked for. */
const listSearch = ["search", "sort", "rows", "page", "entry"] as const;
const page = <const Path extends string, const Rest extends Omit<SitePage, "path" | "reviewedOn">>(path: Path, rest?: Rest) => ({
  path,
  reviewedOn,
  ...rest,
});

/**
 * Every public page, one line each: its key names it in the dictionaries, in the loaders and among the page modules.
 * Router, menu, footer, title band, breadcrumbs, site map and tests read this table.
 * @source specification 2 "Shared frame"
 */
const table = {
  home: page("/", { search: ["month"] }),
  "about-council": page(`/about-${council.slug}`, { menu: "about", footer: "about" }),
  "services-offered": page("/services-offered", { menu: "about", footer: "about" }),
  "mission-vision": page("/mission-vision", { menu: "about", footer: "about" }),
  "committee-of-administration": page("/committee-of-administration", { menu: "about", footer: "about" }),
  "product-panel": page("/product-panel", { menu: "about", menuOpensPdf: true }),
  "chairmans-message": page("/chairmans-message", { menu: "about" }),
  officials: page(`/officials-at-${council.slug}`, { menu: "about", footer: "about" }),
  "lifelong-member": page("/lifelong-member", { menu: "members" }),
  "how-to-apply": page("/how-to-apply", { menu: "members", footer: "members" }),
  "become-a-member": page("/become-a-member", { menu: "members", footer: "members", search: ["exports"] }),
  "documents-required": page("/documents-required", { menu: "members", footer: "members" }),
  "membership-benefits": page("/membership-benefits", { menu: "members", footer: "members" }),
  "online-rcmc": page("/online-rcmc", { menu: "members", footer: "members" }),
  "membership-query": page("/membership-query", { menu: "members" }),
  "exhibition-in-india": page("/exhibition-in-india", { menu: "events", footer: "events" }),
  "trade-show": page("/trade-show", { menu: "events", footer: "events" }),
  webinar: page("/webinar", { menu: "events", footer: "events" }),
  "technical-conference": page("/technical-conference", { menu: "events", footer: "events" }),
  "event-calender": page("/event-calender", { menu: "events", search: ["month"] }),
  "upcoming-events": page("/upcoming-events", { menu: "events", footer: "events", search: ["search"] }),
  event: page("/events/:slug", { within: "events" }),
  "medical-device-policy": page("/medical-device-policy", { menu: "knowledge" }),
  "mai-assistance": page("/mai-assistance", { menu: "knowledge" }),
  "indian-mission-abroad": page("/indian-mission-abroad", { menu: "knowledge" }),
  "overseas-missions-in-india": page("/overseas-missions-in-india", { menu: "knowledge" }),
  "medical-device-trade-associations": page("/medical-device-trade-associations", { menu: "knowledge", search: [...listSearch, "letter"] }),
  visa: page("/visa", { menu: "knowledge" }),
  "strategy-paper": page("/strategy-paper", { menu: "knowledge", search: listSearch }),
  "annual-reports": page("/annual-reports", { menu: "knowledge", search: listSearch }),
  publications: page("/publications", { menu: "knowledge", search: listSearch }),
  rodttep: page("/rodttep", { menu: "policyInfo" }),
  "foreign-trade-policy": page("/foreign-trade-policy", { menu: "policyInfo" }),
  "circular-om-from-doc": page("/circular-om-from-doc", { menu: "policyInfo" }),
  "circular-om-from-dop": page("/circular-om-from-dop", { menu: "policyInfo" }),
  "circular-om-from-other-ministries": page("/circular-om-from-other-ministries", { menu: "policyInfo" }),
  "hs-codes": page("/hs-codes", { menu: "policyInfo", search: listSearch }),
  "msme-scheme": page("/msme-scheme", { menu: "policyInfo" }),
  "mai-scheme": page("/mai-scheme", { menu: "policyInfo" }),
  "medical-device-scheme": page("/medical-device-scheme", { menu: "policyInfo" }),
  "certificate-of-origin": page("/certificate-of-origin", { menu: "policyInfo" }),
  "guidelines-of-reimbursement-of-airfare": page("/guidelines-of-reimbursement-of-airfare", { menu: "policyInfo" }),
  "customs-exchange-rate": page("/customs-exchange-rate", { menu: "policyInfo" }),
  gallery: page("/gallery", { footer: "events", search: ["picture"] }),
  "report-hub": page("/Report-hub", { search: listSearch }),
  "public-notice": page("/Public-notice", { search: [...listSearch, "tab"] }),
  policies: page("/Policies", { search: listSearch }),
  faq: page("/faq", { menuOpensPdf: true }),
  contact: page(paths.contact, { footer: "about" }),
  registration: page(paths.registration, { within: "events", search: ["event"] }),
  "privacy-policy": page("/privacy-policy", { footer: "legal" }),
  "terms-of-use": page("/terms-of-use", { footer: "legal" }),
  disclaimer: page("/disclaimer", { footer: "legal" }),
  "copyright-and-links": page("/copyright-and-hyperlink-policy", { footer: "legal" }),
  accessibility: page("/accessibility-statement", { footer: "legal" }),
  help: page("/help"),
  feedback: page("/feedback"),
  search: page("/search", { search: ["search", "page", "rows"] }),
  sitemap: page("/sitemap"),
} as const satisfies Record<string, SitePage>;

export type PageKey = keyof typeof table;
export const sitePages: Readonly<Record<PageKey, SitePage>> = table;
// The keys of a literal table are its pages.
export const pageKeys = Object.keys(table) as PageKey[];

type MenuEntry = { readonly page: PageKey } | { readonly section: MenuSection };

/** The menu from left to right; what stands in a section follows from the table. @source specification 2 "Shared frame" */
export const menu: readonly MenuEntry[] = [
  { page: "home" },
  { section: "about" },
  { section: "members" },
  { section: "events" },
  { section: "knowledge" },
  { section: "policyInfo" },
  { page: "gallery" },
  { page: "report-hub" },
  { page: "public-notice" },
  { page: "policies" },
  { page: "faq" },
  { page: "contact" },
];

/** The section of the menu that a page belongs to, for breadcrumbs and marks. */
export const sectionOf = (key: PageKey): MenuSection | undefined => sitePages[key].menu ?? sitePages[key].within;
/** Where the PDF of a page lies, for pages that have one beside them. */
export const pdfPathOf = (key: PageKey): string => `${sitePages[key].path}.pdf`;
export const pagesWithPdf: readonly PageKey[] = pageKeys.filter((key) => sitePages[key].menuOpensPdf === true);
/** The pages of a section of the menu, in the order of the table. */
export const pagesOfSection = (section: MenuSection): readonly PageKey[] => pageKeys.filter((key) => sitePages[key].menu === section);
/** The pages of a group of the footer, in the order of the table. */
export const pagesOfFooter = (group: FooterGroup): readonly PageKey[] => pageKeys.filter((key) => sitePages[key].footer === group);
/** Pages that every footer links to beside its groups. */
export const servicePages: readonly PageKey[] = ["contact", "feedback", "help", "sitemap"];
