import { council } from "#domain/council.ts";
import { escapeMarkup } from "#domain/escape-markup.ts";
import { feedPath } from "#domain/site/feed.ts";
import type { SiteHtml } from "./kept-parts.tsx";
import { hrefOf, translated } from "../content/addresses.ts";
import { textsOf } from "../content/languages/all-texts.ts";
import { firstLanguage, languageKeys, languages, type Language } from "../content/languages/languages.ts";
import type { SiteState } from "../parts/site-state.ts";
import type { PageAssets } from "./page-assets.ts";

export type DocumentParts = {
  readonly state: SiteState;
  readonly body: SiteHtml;
  readonly description: string;
  /** JSON-LD beside the council's own. */
  readonly structured: readonly Readonly<Record<string, unknown>>[];
  readonly assets: PageAssets;
  /** https://host without a slash at the end. */
  readonly origin: string;
};

/** The whole HTML document of a public page. @source issue of the public website, "Public pages" */
export function siteDocument(parts: DocumentParts): SiteHtml {
  const { state, body, assets } = parts;
  const { direction } = languages[state.language];
  return [
    ["<!doctype html>", `<html lang="${state.language}" dir="${direction}">`, "<head>", ...firstLines(parts), ""].join("\n"),
    ...(assets.style === undefined ? [] : ["<style>", assets.style, "</style>\n"]),
    [...headLines(parts), "</head>", "<body>", ""].join("\n"),
    ...body,
    "\n</body>\n</html>",
  ];
}

/** What has to be known before the styles. */
function firstLines(parts: DocumentParts): readonly string[] {
  const { state, assets } = parts;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeMarkup(windowTitle(state))}</title>`,
    '<link rel="icon" href="/mark.svg" type="image/svg+xml">',
    ...fontsAhead(parts).map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    `<script>${assets.lookScript}</script>`,
  ];
}

function headLines(parts: DocumentParts): readonly string[] {
  const { state, assets, structured, origin } = parts;
  const isPage = state.key !== "not-found";
  return [
    ...styleLinks(assets),
    // The page can be read before it answers clicks: letters and pictures come first.
    ...assets.preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    `<script type="module" src="${assets.script}" fetchpriority="low"></script>`,
    ...(isPage ? pageLines(parts) : ['<meta name="robots" content="noindex">']),
    ...(isPage ? [organisation(origin), ...structured].map((block) => dataBlock("application/ld+json", block)) : []),
  ];
}

/**
 * Styles stand in the page: a file of their own would keep a phone waiting for one more answer before it shows anything. Their links stay,
 * disabled and never loaded, because the loader of the page's scripts fetches the styles of a script that it finds no link for.
 */
const styleLinks = ({ styles, style }: PageAssets): readonly string[] =>
  styles.map((href) => `<link rel="stylesheet" href="${href}"${style === undefined ? "" : " disabled"}>`);

/** The letters that the page is written in. Of Hindi's, three times as large, only the one of running text. */
const fontsAhead = ({ state, assets }: DocumentParts): readonly string[] =>
  assets.fonts.filter((href) => (state.language === "hi" ? /-devanagari-400-/ : /-latin-[46]00-/).test(href) && href.endsWith(".woff2"));

/** Parameters that name a part of the website; every other one asks something of it, and search engines need no answers. */
const lastingParameters: ReadonlySet<string> = new Set(["letter", "page", "picture", "tab"]);

/** What search engines and other sites that show a link want to know. */
function pageLines({ state, description, origin }: DocumentParts): readonly string[] {
  const { path, search } = state.address;
  const addressIn = (language: keyof typeof languages): string => `${origin}${translated(path, language, search)}`;
  const canonical = addressIn(state.language);
  return [
    `<meta name="description" content="${escapeMarkup(description)}">`,
    ...(Object.keys(search).some((name) => !lastingParameters.has(name)) ? ['<meta name="robots" content="noindex, follow">'] : []),
    `<link rel="canonical" href="${escapeMarkup(canonical)}">`,
    ...languageKeys.map((language) => `<link rel="alternate" hreflang="${language}" href="${escapeMarkup(addressIn(language))}">`),
    `<link rel="alternate" hreflang="x-default" href="${escapeMarkup(addressIn(firstLanguage))}">`,
    `<link rel="alternate" type="application/rss+xml" title="${escapeMarkup(textsOf(state.language).pages["public-notice"])}" href="${feedPath}">`,
    property("og:type", "website"),
    property("og:site_name", council.fullName),
    property("og:title", state.title),
    property("og:description", description),
    property("og:url", canonical),
    property("og:image", `${origin}/share.png`),
    property("og:image:width", "1200"),
    property("og:image:height", "630"),
    property("og:image:alt", textsOf(state.language).frame.councilName),
    '<meta name="twitter:card" content="summary_large_image">',
    property("og:locale", languages[state.language].openGraph),
  ];
}

/** For the moments in which a page cannot be drawn, as while the database is away: no frame, nothing to load, and a way to try again. */
export function unavailableDocument(language: Language): string {
  const { frame } = textsOf(language);
  return [
    "<!doctype html>",
    `<html lang="${language}" dir="${languages[language].direction}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>${escapeMarkup(frame.unavailable)} - ${council.shortName}</title></head>`,
    '<body style="max-width:40rem;margin:15vh auto;padding:0 1rem;font:1.125rem/1.6 system-ui,sans-serif">',
    `<main><h1>${escapeMarkup(frame.unavailable)}</h1><p>${escapeMarkup(frame.unavailableHelp)}</p><p><a href="">${escapeMarkup(frame.tryAgain)}</a></p></main>`,
    "</body></html>",
  ].join("\n");
}

const property = (name: string, content: string): string => `<meta property="${name}" content="${escapeMarkup(content)}">`;

const windowTitle = ({ key, language, title }: SiteState): string =>
  `${key === "home" ? textsOf(language).frame.councilName : title} - ${council.shortName}`;

const organisation = (origin: string): Readonly<Record<string, unknown>> => ({
  "@context": "https://schema.org",
  "@type": "GovernmentOrganization",
  name: council.fullName,
  alternateName: council.shortName,
  url: `${origin}${hrefOf("home", firstLanguage)}`,
  logo: `${origin}/mark.svg`,
  email: council.contactEmail,
  address: { "@type": "PostalAddress", streetAddress: council.address[0], addressLocality: council.city, addressCountry: "IN" },
  sameAs: council.social.map(({ url }) => url),
});

/** Data in a page, which no text in it can end or turn into markup. */
function dataBlock(type: string, value: unknown): string {
  const text = JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
  return `<script type="${type}">${text}</script>`;
}
