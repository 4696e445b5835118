import { factsPageKeys, type FactsPageKey } from "#domain/site/facts/facts-page-keys.ts";
import type { FactsView } from "#domain/site/facts/facts-page.ts";
import type { PapersPageView } from "#domain/site/papers-view.ts";
import type { OwnPageKey, PageContents } from "../content/page-contents.ts";
import type { SitePageComponent } from "../parts/site-context.ts";
import type { SiteState } from "../parts/site-state.ts";

type PageModule<Content> = {
  /** The file that `load` imports, below site/pages: the server looks up its styles under this name. */
  readonly file: string;
  readonly load: () => Promise<SitePageComponent<Content>>;
};
type PageModules = { readonly [K in OwnPageKey]: PageModule<PageContents[K]> };

const factsPage: PageModule<FactsView> = { file: "facts-page.tsx", load: async () => (await import("../pages/facts-page.tsx")).FactsPage };
const papersPage: PageModule<PapersPageView> = {
  file: "papers-page.tsx",
  load: async () => (await import("../pages/papers-page.tsx")).PapersPage,
};
// One line for each key of the list.
const factsPages = Object.fromEntries(factsPageKeys.map((key) => [key, factsPage])) as Readonly<Record<FactsPageKey, PageModule<FactsView>>>;
const eventsOfTypePage = async () => (await import("../pages/events-of-type-page.tsx")).EventsOfTypePage;

/** The component of each page that is more than text, a file of the build by itself: so are its styles. */
const modules: PageModules = {
  home: { file: "home-page.tsx", load: async () => (await import("../pages/home-page.tsx")).HomePage },
  ...factsPages,
  "committee-of-administration": {
    file: "committee-page.tsx",
    load: async () => (await import("../pages/committee-page.tsx")).CommitteePage,
  },
  officials: { file: "officials-page.tsx", load: async () => (await import("../pages/officials-page.tsx")).OfficialsPage },
  "lifelong-member": { file: "lifelong-page.tsx", load: async () => (await import("../pages/lifelong-page.tsx")).LifelongPage },
  "become-a-member": {
    file: "become-member-page.tsx",
    load: async () => (await import("../pages/become-member-page.tsx")).BecomeMemberPage,
  },
  "medical-device-trade-associations": {
    file: "associations-page.tsx",
    load: async () => (await import("../pages/associations-page.tsx")).AssociationsPage,
  },
  "strategy-paper": papersPage,
  "annual-reports": papersPage,
  publications: papersPage,
  "hs-codes": { file: "hs-codes-page.tsx", load: async () => (await import("../pages/hs-codes-page.tsx")).HsCodesPage },
  "certificate-of-origin": { file: "origin-page.tsx", load: async () => (await import("../pages/origin-page.tsx")).OriginPage },
  "report-hub": papersPage,
  "public-notice": { file: "notices-page.tsx", load: async () => (await import("../pages/notices-page.tsx")).NoticesPage },
  policies: papersPage,
  "exhibition-in-india": { file: "events-of-type-page.tsx", load: eventsOfTypePage },
  "trade-show": { file: "events-of-type-page.tsx", load: eventsOfTypePage },
  webinar: { file: "events-of-type-page.tsx", load: eventsOfTypePage },
  "technical-conference": { file: "events-of-type-page.tsx", load: eventsOfTypePage },
  "event-calender": {
    file: "event-calender-page.tsx",
    load: async () => (await import("../pages/event-calender-page.tsx")).EventCalenderPage,
  },
  "upcoming-events": {
    file: "upcoming-events-page.tsx",
    load: async () => (await import("../pages/upcoming-events-page.tsx")).UpcomingEventsPage,
  },
  event: { file: "event-page.tsx", load: async () => (await import("../pages/event-page.tsx")).EventPage },
  gallery: { file: "gallery-page.tsx", load: async () => (await import("../pages/gallery-page.tsx")).GalleryPage },
  contact: { file: "contact-page.tsx", load: async () => (await import("../pages/contact-page.tsx")).ContactPage },
  registration: { file: "registration-page.tsx", load: async () => (await import("../pages/registration-page.tsx")).RegistrationPage },
  search: { file: "search-page.tsx", load: async () => (await import("../pages/search-page.tsx")).SearchPage },
  "membership-query": { file: "ask-pages.tsx", load: async () => (await import("../pages/ask-pages.tsx")).MembershipQueryPage },
  feedback: { file: "ask-pages.tsx", load: async () => (await import("../pages/ask-pages.tsx")).FeedbackPage },
  faq: { file: "faq-page.tsx", load: async () => (await import("../pages/faq-page.tsx")).FaqPage },
  sitemap: { file: "sitemap-page.tsx", load: async () => (await import("../pages/sitemap-page.tsx")).SitemapPage },
};

const textPage = { file: "text-page.tsx", load: async () => (await import("../pages/text-page.tsx")).TextPage };
const notFoundPage = { file: "not-found-page.tsx", load: async () => (await import("../pages/not-found-page.tsx")).NotFoundPage };

const isOwnPage = (key: SiteState["key"]): key is OwnPageKey => key in modules;
const moduleOf = ({ key, isText }: Pick<SiteState, "key" | "isText">) =>
  key === "not-found" ? notFoundPage : isOwnPage(key) && isText !== true ? modules[key] : textPage;

/** The component that shows a state. */
export function loadPage(state: SiteState): Promise<SitePageComponent<unknown>> {
  // Server and browser give a page the content of its own loader: both are typed by PageContents under the same key.
  return moduleOf(state).load() as Promise<SitePageComponent<unknown>>;
}

/** The file of the component that shows a state, from the project's folder. */
export const fileOf = (state: SiteState): string => `site/pages/${moduleOf(state).file}`;
