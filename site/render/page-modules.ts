import { factsPageKeys, type FactsPageKey } from "#domain/site/facts/facts-page-keys.ts";
import type { FactsView } from "#domain/site/facts/facts-page.ts";
import type { PapersPageView } from "#domain/site/papers-view.ts";
import type { OwnPageKey, PageContents } from "../content/page-contents.ts";
import type { SitePageComponent } from "../parts/site-context.ts";
import type { SiteState } from "../parts/site-state.ts";

type PageModule<Content> = {
  /** The file that `load` imports, from the project's folder: the server looks up its styles under this name. */
  readonly file: string;
  readonly load: () => Promise<SitePageComponent<Content>>;
};
type PageModules = { readonly [K in OwnPageKey]: PageModule<PageContents[K]> };

const factsPage: PageModule<FactsView> = {
  file: "site/parts/facts/facts-page.tsx",
  load: async () => (await import("../parts/facts/facts-page.tsx")).FactsPage,
};
const papersPage: PageModule<PapersPageView> = {
  file: "site/parts/documents/documents-page.tsx",
  load: async () => (await import("../parts/documents/documents-page.tsx")).PapersPage,
};
// One line for each key of the list.
const factsPages = Object.fromEntries(factsPageKeys.map((key) => [key, factsPage])) as Readonly<Record<FactsPageKey, PageModule<FactsView>>>;
const eventsOfTypePage = async () => (await import("../parts/events/events-of-type-page.tsx")).EventsOfTypePage;

/** The component of each page that is more than text, a file of the build by itself: so are its styles. */
const modules: PageModules = {
  home: { file: "site/pages/home/page.tsx", load: async () => (await import("../pages/home/page.tsx")).HomePage },
  ...factsPages,
  "committee-of-administration": {
    file: "site/pages/committee-of-administration/page.tsx",
    load: async () => (await import("../pages/committee-of-administration/page.tsx")).CommitteePage,
  },
  officials: { file: "site/pages/officials/page.tsx", load: async () => (await import("../pages/officials/page.tsx")).OfficialsPage },
  "lifelong-member": {
    file: "site/pages/lifelong-member/page.tsx",
    load: async () => (await import("../pages/lifelong-member/page.tsx")).LifelongPage,
  },
  "become-a-member": {
    file: "site/pages/become-a-member/page.tsx",
    load: async () => (await import("../pages/become-a-member/page.tsx")).BecomeMemberPage,
  },
  "medical-device-trade-associations": {
    file: "site/pages/medical-device-trade-associations/page.tsx",
    load: async () => (await import("../pages/medical-device-trade-associations/page.tsx")).AssociationsPage,
  },
  "strategy-paper": papersPage,
  "annual-reports": papersPage,
  publications: papersPage,
  "hs-codes": { file: "site/pages/hs-codes/page.tsx", load: async () => (await import("../pages/hs-codes/page.tsx")).HsCodesPage },
  "certificate-of-origin": {
    file: "site/pages/certificate-of-origin/page.tsx",
    load: async () => (await import("../pages/certificate-of-origin/page.tsx")).OriginPage,
  },
  "report-hub": papersPage,
  "public-notice": { file: "site/pages/public-notice/page.tsx", load: async () => (await import("../pages/public-notice/page.tsx")).NoticesPage },
  policies: papersPage,
  "exhibition-in-india": { file: "site/parts/events/events-of-type-page.tsx", load: eventsOfTypePage },
  "trade-show": { file: "site/parts/events/events-of-type-page.tsx", load: eventsOfTypePage },
  webinar: { file: "site/parts/events/events-of-type-page.tsx", load: eventsOfTypePage },
  "technical-conference": { file: "site/parts/events/events-of-type-page.tsx", load: eventsOfTypePage },
  "event-calender": {
    file: "site/pages/event-calender/page.tsx",
    load: async () => (await import("../pages/event-calender/page.tsx")).EventCalenderPage,
  },
  "upcoming-events": {
    file: "site/pages/upcoming-events/page.tsx",
    load: async () => (await import("../pages/upcoming-events/page.tsx")).UpcomingEventsPage,
  },
  event: { file: "site/pages/event/page.tsx", load: async () => (await import("../pages/event/page.tsx")).EventPage },
  gallery: { file: "site/pages/gallery/page.tsx", load: async () => (await import("../pages/gallery/page.tsx")).GalleryPage },
  contact: { file: "site/pages/contact/page.tsx", load: async () => (await import("../pages/contact/page.tsx")).ContactPage },
  registration: { file: "site/pages/registration/page.tsx", load: async () => (await import("../pages/registration/page.tsx")).RegistrationPage },
  search: { file: "site/pages/search/page.tsx", load: async () => (await import("../pages/search/page.tsx")).SearchPage },
  "membership-query": {
    file: "site/parts/forms/ask-pages.tsx",
    load: async () => (await import("../parts/forms/ask-pages.tsx")).MembershipQueryPage,
  },
  feedback: { file: "site/parts/forms/ask-pages.tsx", load: async () => (await import("../parts/forms/ask-pages.tsx")).FeedbackPage },
  faq: { file: "site/pages/faq/page.tsx", load: async () => (await import("../pages/faq/page.tsx")).FaqPage },
  sitemap: { file: "site/pages/sitemap/page.tsx", load: async () => (await import("../pages/sitemap/page.tsx")).SitemapPage },
};

const textPage = { file: "site/parts/text/text-page.tsx", load: async () => (await import("../parts/text/text-page.tsx")).TextPage };
const notFoundPage = {
  file: "site/parts/text/not-found-page.tsx",
  load: async () => (await import("../parts/text/not-found-page.tsx")).NotFoundPage,
};

const isOwnPage = (key: SiteState["key"]): key is OwnPageKey => key in modules;
const moduleOf = ({ key, isText }: Pick<SiteState, "key" | "isText">) =>
  key === "not-found" ? notFoundPage : isOwnPage(key) && isText !== true ? modules[key] : textPage;

/** The component that shows a state. */
export function loadPage(state: SiteState): Promise<SitePageComponent<unknown>> {
  // Server and browser give a page the content of its own loader: both are typed by PageContents under the same key.
  return moduleOf(state).load() as Promise<SitePageComponent<unknown>>;
}

/** The file of the component that shows a state, from the project's folder. */
export const fileOf = (state: SiteState): string => moduleOf(state).file;
