import { factsPageKeys, type FactsPageKey } from "#domain/site/facts/facts-page-keys.ts";
import type { FactsView } from "#domain/site/facts/facts-page.ts";
import type { PapersPageView, Shelf } from "#domain/site/papers-view.ts";
import type { Language } from "../content/languages/languages.ts";
import type { Search } from "../content/addresses.ts";
import type { Loaded, OwnPageKey, PageContents } from "../content/page-contents.ts";
import type { PageKey } from "../content/pages.ts";
import { readAssociations } from "#server/application/site/read-associations.ts";
import { readFacts, type FactsKey } from "#server/application/site/read-facts.ts";
import { readHsCodes } from "#server/application/site/read-hs-codes.ts";
import { readCommittee, readMemberLogos, readOfficials } from "#server/application/site/read-offices.ts";
import { readPapers } from "#server/application/site/read-papers.ts";
import {
  readCalendar,
  readEvent,
  readEventAddresses,
  readEventsOfType,
  readExhibitionsInIndia,
  readUpcoming,
} from "#server/application/site/read-events.ts";
import { readGallery } from "#server/application/site/read-gallery.ts";
import { readHome } from "#server/application/site/read-home.ts";
import { readRegistration } from "#server/application/site/read-registration.ts";
import { searchSite } from "#server/application/site/search-site.ts";
import { readQuestions } from "#server/application/site/read-questions.ts";
import type { AppContext } from "#server/context.ts";
import { eventHead } from "../pages/event/event-head.ts";
import { textContent, writtenText } from "./text-content.ts";

/** What a page's loader is told beside who asks. */
export type PageRequest = { readonly language: Language; readonly search: Search; readonly params: Search };
type Loader<Content> = (ctx: AppContext, request: PageRequest) => Promise<Loaded<Content>>;
type Loaders = { readonly [K in OwnPageKey]: Loader<PageContents[K]> };

const papers =
  (shelf: Shelf, facts?: FactsKey): Loader<PapersPageView> =>
  async (ctx, { search }) => ({
    content: { shelf, papers: await readPapers(ctx, { shelf, search }), facts: facts === undefined ? null : readFacts(ctx, { key: facts }) },
  });
const facts =
  (key: FactsKey): Loader<FactsView> =>
  async (ctx) => ({ content: readFacts(ctx, { key }) });
// One line for each key of the list.
const factsPages = Object.fromEntries(factsPageKeys.map((key) => [key, facts(key)])) as Readonly<Record<FactsPageKey, Loader<FactsView>>>;

/** Which verb reads a page: a line for each page that is more than text, and no rule. */
const loaders: Loaders = {
  ...factsPages,
  "committee-of-administration": async (ctx) => ({ content: { cards: await readCommittee(ctx) } }),
  officials: async (ctx) => ({ content: { cards: await readOfficials(ctx) } }),
  "lifelong-member": async (ctx) => ({ content: { logos: await readMemberLogos(ctx) } }),
  "become-a-member": async () => ({ content: {} }),
  "medical-device-trade-associations": async (ctx, { search }) => ({ content: await readAssociations(ctx, { search }) }),
  "strategy-paper": papers("strategy", "strategy-paper"),
  "annual-reports": papers("annual", "annual-reports"),
  publications: papers("publications", "publications"),
  "hs-codes": async (ctx, { search }) => ({
    content: { codes: await readHsCodes(ctx, { search }), facts: readFacts(ctx, { key: "hs-codes" }) },
  }),
  "certificate-of-origin": facts("certificate-of-origin"),
  "report-hub": papers("reports"),
  "public-notice": (ctx, request) => papers(request.search["tab"] === "tenders" ? "tenders" : "notices")(ctx, request),
  policies: papers("policies", "policies"),
  home: async (ctx, { search }) => ({ content: await readHome(ctx, { month: search["month"] }) }),
  "exhibition-in-india": async (ctx) => ({ content: await readExhibitionsInIndia(ctx) }),
  "trade-show": async (ctx) => ({ content: await readEventsOfType(ctx, { type: "trade-show" }) }),
  webinar: async (ctx) => ({ content: await readEventsOfType(ctx, { type: "webinar" }) }),
  "technical-conference": async (ctx) => ({ content: await readEventsOfType(ctx, { type: "technical-conference" }) }),
  "event-calender": async (ctx, { search }) => ({ content: await readCalendar(ctx, { month: search["month"] }) }),
  "upcoming-events": async (ctx, { search }) => ({ content: await readUpcoming(ctx, { search: search["search"] }) }),
  event: async (ctx, { params }) => {
    const content = await readEvent(ctx, { slug: params["slug"] ?? "" });
    return content && { content, head: eventHead(content.event, ctx.config.publicUrl) };
  },
  gallery: async (ctx, { search }) => ({ content: await readGallery(ctx, { picture: search["picture"] }) }),
  contact: async () => ({ content: {} }),
  registration: async (ctx, { search }) => ({ content: await readRegistration(ctx, { event: search["event"] }) }),
  search: async (ctx, { search, language }) => ({ content: await searchSite(ctx, { search, language }) }),
  "membership-query": (ctx, { language }) => textContent(ctx, "membership-query", language),
  feedback: (ctx, { language }) => textContent(ctx, "feedback", language),
  faq: async (ctx) => ({ content: await readQuestions(ctx) }),
  sitemap: async () => ({ content: {} }),
};

const isOwnPage = (key: PageKey): key is OwnPageKey => key in loaders;

const isFactsPage = (key: PageKey): key is FactsPageKey => factsPageKeys.some((each) => each === key);

/** The content of a page; undefined when there is no such page, as for an event that nobody knows. */
export async function loadContent(ctx: AppContext, key: PageKey, request: PageRequest): Promise<Loaded<unknown>> {
  if (!isOwnPage(key)) return textContent(ctx, key, request.language);
  const written = isFactsPage(key) ? await writtenText(ctx, key, request.language) : undefined;
  return written === undefined ? loaders[key](ctx, request) : { ...written, isText: true };
}

/** The values of pages whose path has some, as an event's: a line for each such page. */
const places: { readonly [K in PageKey]?: (ctx: AppContext) => Promise<readonly Search[]> } = {
  event: async (ctx) => (await readEventAddresses(ctx)).map((slug) => ({ slug })),
};

/** What the site map lists under a page whose path has values. */
export const listPlaces = (ctx: AppContext, key: PageKey): Promise<readonly Search[]> => places[key]?.(ctx) ?? Promise.resolve([]);
