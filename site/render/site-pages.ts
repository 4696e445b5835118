import { randomUUID } from "node:crypto";
import { domainErrorIn } from "#domain/errors.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { visitor } from "#domain/accounts/actor.ts";
import type { SiteHtml } from "./static-parts.tsx";
import { languageAt, type PageAddress, type Search } from "../content/addresses.ts";
import { firstLanguage, type Language } from "../content/languages/languages.ts";
import { pageTextsOf, textsOf } from "../content/languages/all-texts.ts";
import { sitePages } from "../content/pages.ts";
import type { PageHead } from "../content/page-content.ts";
import type { PostedForm } from "../parts/forms/posted-form.ts";
import type { SiteState } from "../parts/site-state.ts";
import type { AppContext, Services } from "#server/context.ts";
import { siteDocument } from "./document.ts";
import { loadContent } from "./load-page.ts";
import type { PageAssets } from "./page-assets.ts";

/** What the server uses of the built renderer. */
export type SiteBuild = {
  renderSite(state: SiteState): Promise<SiteHtml>;
  assetsOf(state: SiteState): PageAssets | Promise<PageAssets>;
};

export type SiteAnswer = {
  readonly status: number;
  readonly html: SiteHtml;
  /** The styles that are part of the HTML; undefined when there are none. */
  readonly style?: Uint8Array | undefined;
};

const maxValueLength = 200;

/** The parameters of the address that the page uses. Long values are cut. */
export function knownSearch({ key }: PageAddress, query: Readonly<Record<string, unknown>>): Search {
  const { search: names = [], mayBeEmpty } = sitePages[key];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = query[name];
      return typeof value === "string" && (value !== "" || name === mayBeEmpty) ? [[name, value.slice(0, maxValueLength)]] : [];
    }),
  );
}

/** A request for one reader: the form that the page answers, and where it comes from, for the limits of what the page asks. */
type ReaderRequest = { readonly posted?: PostedForm; readonly origin?: AppContext["origin"] };

/** Renders a page with its content. Without content, as for an unknown event, it renders "Page Not Found". */
export async function renderSitePage(
  services: Services,
  build: SiteBuild,
  { key, language, params, path }: PageAddress,
  search: Search,
  { posted, origin }: ReaderRequest = {},
): Promise<SiteAnswer> {
  const visitorCtx = visitorContext(services, language);
  const ctx = origin === undefined ? visitorCtx : { ...visitorCtx, origin };
  const loaded = await loadContent(ctx, { key, language, search, params }).catch(notFoundAsUndefined);
  if (loaded === undefined) return renderNotFound(services, build, path);
  const { content, head = {}, isText } = loaded;
  const title = head.title ?? pageTextsOf(language)[key].label;
  const today = calendarDateInIndia(services.now());
  const { titleLang, reviewedOn, hasError, typedForm } = head;
  const address = { path, search, params };
  const host = hostOf(services);
  const state: SiteState = { key, language, address, host, today, title, titleLang, content, isText, reviewedOn, hasError, typedForm, posted };
  return { status: 200, ...(await documentOf(services, build, state, head)) };
}

/** Renders "Page Not Found" in the language of the address. */
export async function renderNotFound(services: Services, build: SiteBuild, path: string): Promise<SiteAnswer> {
  const { language } = languageAt(path);
  const address = { path, search: {}, params: {} };
  const title = textsOf(language).frame.pageNotFound;
  const today = calendarDateInIndia(services.now());
  const state: SiteState = { key: "not-found", language, address, host: hostOf(services), today, title, content: null };
  return { status: 404, ...(await documentOf(services, build, state, {})) };
}

const hostOf = ({ config }: Services): string => new URL(config.publicUrl).host;

async function documentOf({ config }: Services, build: SiteBuild, state: SiteState, head: PageHead): Promise<Pick<SiteAnswer, "html" | "style">> {
  const { key, language } = state;
  const body = await build.renderSite(state);
  const assets = await build.assetsOf(state);
  const html = siteDocument({
    state,
    body,
    description: head.description ?? (key === "not-found" ? "" : pageTextsOf(language)[key].description),
    structured: head.structured ?? [],
    assets,
    origin: config.publicUrl,
  });
  return { html, style: assets.style };
}

/** Pages are rendered for an anonymous visitor in their language, so that all readers share them. */
export const visitorContext = (services: Services, language: Language = firstLanguage): AppContext => ({
  ...services,
  language,
  actor: visitor,
  origin: { requestId: randomUUID(), transport: "web", ip: "", userAgent: "" },
});

function notFoundAsUndefined(error: unknown): undefined {
  if (domainErrorIn(error)?.kind === "not_found") return undefined;
  throw error;
}
