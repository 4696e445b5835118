import { council } from "#domain/council.ts";
import { escapeMarkup } from "#domain/escape-markup.ts";
import { feedPath } from "#domain/site/feed.ts";
import type { SiteHtml } from "./static-parts.tsx";
import { hrefOf, inLanguage, translated } from "../content/addresses.ts";
import { pageTextsOf, textsOf } from "../content/languages/all-texts.ts";
import { firstLanguage, languageKeys, languages, type Language } from "../content/languages/languages.ts";
import type { Texts } from "../content/languages/texts.ts";
import type { SiteState } from "../parts/site-state.ts";
import type { PageAssets } from "./page-assets.ts";
import { ownTitle, windowTitle } from "./window-title.ts";

export type DocumentParts = {
  readonly state: SiteState;
  readonly body: SiteHtml;
  readonly description: string;
  /** JSON-LD besides that of the council. */
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
    ["<!doctype html>", `<html lang="${state.language}" dir="${direction}" data-site>`, "<head>", ...firstLines(parts), ""].join("\n"),
    ...(assets.style === undefined ? [] : ["<style>", assets.style, "</style>\n"]),
    [...headLines(parts), "</head>", "<body>", ""].join("\n"),
    ...body,
    "\n</body>\n</html>",
  ];
}

/** The lines before the styles. */
function firstLines(parts: DocumentParts): readonly string[] {
  const { state, assets } = parts;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Without it the browser would send no origin with a form, and the server could not tell our own forms from those of other sites.
    '<meta name="referrer" content="same-origin">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeMarkup(windowTitle(state))}</title>`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/mark.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    ...fontsAhead(parts).map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    `<script>${assets.themeScript}</script>`,
  ];
}

function headLines(parts: DocumentParts): readonly string[] {
  const { state, assets, structured, origin } = parts;
  const isPage = state.key !== "not-found";
  return [
    ...styleLinks(assets),
    // Fonts and pictures load first: the page can be read before it reacts to clicks.
    ...assets.preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    `<script type="module" src="${assets.script}" fetchpriority="low"></script>`,
    ...(isPage ? pageLines(parts) : ['<meta name="robots" content="noindex">']),
    ...(isPage ? [organisation(origin), ...placeInSite(parts), ...structured].map((block) => dataBlock("application/ld+json", block)) : []),
  ];
}

/** Links to the styles while the website is developed. In a built page the styles are part of the HTML, so a phone saves one request. */
const styleLinks = ({ styles }: PageAssets): readonly string[] => styles.map((href) => `<link rel="stylesheet" href="${href}">`);

/** The fonts to load first. Of the Hindi fonts, which are three times as large, only the one of running text. */
const fontsAhead = ({ state, assets }: DocumentParts): readonly string[] =>
  assets.fonts.filter((href) => (state.language === "hi" ? /-devanagari-400-/ : /-latin-[46]00-/).test(href) && href.endsWith(".woff2"));

/** Parameters that name a part of the website. With any other one, search engines do not index the page. */
const indexedParameters: ReadonlySet<string> = new Set(["letter", "page", "picture", "tab"]);

/** Data for search engines and for sites that show a link. */
function pageLines({ state, description, origin }: DocumentParts): readonly string[] {
  const { path, search } = state.address;
  const addressIn = (language: keyof typeof languages): string => `${origin}${translated(path, language, search)}`;
  const canonical = addressIn(state.language);
  return [
    `<meta name="description" content="${escapeMarkup(description)}">`,
    ...(Object.keys(search).some((name) => !indexedParameters.has(name)) ? ['<meta name="robots" content="noindex, follow">'] : []),
    `<link rel="canonical" href="${escapeMarkup(canonical)}">`,
    ...languageKeys.map((language) => `<link rel="alternate" hreflang="${language}" href="${escapeMarkup(addressIn(language))}">`),
    `<link rel="alternate" hreflang="x-default" href="${escapeMarkup(addressIn(firstLanguage))}">`,
    `<link rel="alternate" type="application/rss+xml" title="${escapeMarkup(pageTextsOf(state.language)["public-notice"].label)}" href="${inLanguage(feedPath, state.language)}">`,
    property("og:type", "website"),
    property("og:site_name", textsOf(state.language).frame.councilName),
    property("og:title", ownTitle(state)),
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

/** The styles of `refusalDocument`. */
export const refusalStyle = "body{max-width:40rem;margin:15vh auto;padding:0 1rem;font:1.125rem/1.6 system-ui,sans-serif}";

/** What a page of refusal says. */
export type RefusalKind = keyof Texts["frame"]["refusals"];

/** The same request succeeds later. */
const mayTryAgain: readonly RefusalKind[] = ["unavailable", "rate_limited"];

/** The refused request: whether it opened a page or sent a form, and after how many seconds it can come again where that is known. */
export type RefusedRequest = { readonly isRead: boolean; readonly retryAfterSeconds: number | undefined };

/**
 * The page of a refusal: without the database no page can be rendered, and one address may open or send only so much in a time. It has no
 * frame and no files, at most a link to try again. A form has no such link: the browser would open the address to which the form was sent, and
 * that is no page.
 */
export function refusalDocument(language: Language, kind: RefusalKind, request: RefusedRequest): string {
  const { frame } = textsOf(language);
  const { title, help } = frame.refusals[kind];
  const again = mayTryAgain.includes(kind) ? againOf(frame, request) : "";
  return [
    "<!doctype html>",
    `<html lang="${language}" dir="${languages[language].direction}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>${escapeMarkup(title)} - ${council.shortName}</title><style>${refusalStyle}</style></head>`,
    "<body>",
    `<main><h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(help)}</p>${again}</main>`,
    "</body></html>",
  ].join("\n");
}

function againOf(frame: Texts["frame"], { isRead, retryAfterSeconds }: RefusedRequest): string {
  const minutes = Math.max(1, Math.ceil((retryAfterSeconds ?? 0) / 60));
  if (!isRead) return `<p>${escapeMarkup(frame.sendLater(minutes))}</p>`;
  // A page that can come again within seconds needs no sentence about minutes.
  const wait = (retryAfterSeconds ?? 0) < 60 ? "" : `<p>${escapeMarkup(frame.waitFirst(minutes))}</p>`;
  return `${wait}<p><a href="">${escapeMarkup(frame.tryAgain)}</a></p>`;
}

const property = (name: string, content: string): string => `<meta property="${name}" content="${escapeMarkup(content)}">`;

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

/** The search of the website on its home page; on each other page the way to it. @source https://schema.org/WebSite, BreadcrumbList */
function placeInSite({ state, origin }: DocumentParts): readonly Readonly<Record<string, unknown>>[] {
  const { key, language, address, title } = state;
  const home = `${origin}${hrefOf("home", language)}`;
  if (key === "home") {
    const target = `${origin}${hrefOf("search", language)}?search={search_term_string}`;
    const potentialAction = { "@type": "SearchAction", target, "query-input": "required name=search_term_string" };
    return [{ "@context": "https://schema.org", "@type": "WebSite", name: ownTitle(state), url: home, potentialAction }];
  }
  const steps = [
    { name: pageTextsOf(language).home.label, item: home },
    { name: title, item: `${origin}${address.path}` },
  ];
  const itemListElement = steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step }));
  return [{ "@context": "https://schema.org", "@type": "BreadcrumbList", itemListElement }];
}

/** A block of data. No text in it can end the block or become markup. */
function dataBlock(type: string, value: unknown): string {
  const text = JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
  return `<script type="${type}">${text}</script>`;
}
