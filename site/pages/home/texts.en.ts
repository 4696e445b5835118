import { council } from "#domain/council.ts";
import type { HeadlineKey, MarketChartData } from "#domain/site/market.ts";

export const texts = {
  label: "Home",
  description: `${council.fullName}: membership, reimbursements, events and market information for India's exporters of medical devices.`,
  lead: "We help Indian makers of medical devices reach buyers in more than 150 export destinations.",
  featured: "Featured event",
  featuredPast: "India's expo for medical devices: look back at the last edition",
  discover: "Discover",
  carousel: "carousel",
  carouselLabel: `${council.shortName} in pictures`,
  slides: "Slides; scroll sideways or use the arrow keys",
  slideRole: "slide",
  slide: (index: number, count: number) => `${index} of ${count}`,
  pause: "Pause",
  play: "Play",
  previousSlide: "Previous slide",
  nextSlide: "Next slide",
  readMore: "Read more",
  waysIn: "Where to begin",
  ways: {
    exporter: { title: "I export medical devices", text: "Join the council, get your RCMC and have a part of your costs abroad paid back." },
    member: { title: "I am a member", text: "File claims, see where each one stands, and answer buyers." },
    buyer: { title: "I buy from India", text: "Register free of charge and find the makers of the devices you need." },
  },
  toPortal: "Log in to the member portal",
  registerBuyer: "Register as a buyer",
  latest: "Latest notices and tenders",
  noNews: "Nothing has been announced yet.",
  allNotices: "All notices and tenders",
  deadline: "Next date to keep",
  membershipEnds: (year: string) => `Memberships of ${year} end on this day. Renew yours in time.`,
  renew: "Fees and how to renew",
  ourServices: "Our Services",
  services: {
    membership: {
      title: "Membership",
      text: "Register with the council, get your RCMC and use every benefit that the Foreign Trade Policy ties to it.",
      way: "Fees and how to join",
    },
    reimbursement: {
      title: "Reimbursement under MAI Scheme",
      text: "The scheme covers costs up to 31 March 2026; the Export Promotion Mission follows it. Members file claims for product registration, plant registration and exhibitions abroad here, and see where each one stands.",
      way: "What holds now",
    },
    returns: {
      title: "Submit Export Returns",
      text: "Members report to the council what they exported, so that it can speak for the industry with its own figures.",
      way: "Write to the Policy and Trade Data Desk",
    },
  },
  otherServices: "Other Services",
  others: {
    meets: {
      title: "Buyer-Seller Meets",
      text: "Members meet importers, distributors and hospital groups who were chosen for what they buy, in India and abroad.",
    },
    exhibitions: {
      title: "Participation in International Exhibitions",
      text: "Joint stands at medical fairs, with space, logistics and claims for the cost prepared by the council.",
    },
    advocacy: {
      title: "Policy Advocacy",
      text: "What keeps members from exporting goes to the ministries in writing, with figures, and the answers come back to them.",
    },
    capacity: {
      title: "Capacity Building",
      text: "Webinars and workshops on standards, registration abroad, quality systems and export papers.",
    },
    incentives: {
      title: "Export Promotion Incentives",
      text: "Which schemes and duty remissions apply to a device, and what has to be filed for them.",
    },
    data: {
      title: "Export Data",
      text: "Exports by product group and country, taken from official statistics and explained.",
    },
  },
  events: "Events",
  gallery: "Photo Gallery",
  viewMore: "View More",
  market: "Market at a glance",
  headlines: {
    exports: "Total exports",
    valuation: "Total valuation",
    growth: "CAGR",
    destinations: "Export destinations",
  } satisfies Record<HeadlineKey, string>,
  newerFigures: (year: string, newer: string): string => `These are figures of ${year}. Figures of ${newer} are published, too.`,
  headlineSource: `Headline figures as stated by ${council.shortName}, rounded. The charts below show published figures with their sources; counts differ slightly between them.`,
  charts: {
    exports: "India's exports of medical devices, by financial year",
    balance: "Exports and imports of medical devices, 2024-25",
    consumables: "Consumables and disposables, 2022-23: more sold abroad than bought",
  } satisfies Record<MarketChartData["key"], string>,
  chartRow: { exports: "Financial year", balance: "Direction of trade", consumables: "Direction of trade" } satisfies Record<
    MarketChartData["key"],
    string
  >,
  bars: { exports: "Exports", imports: "Imports" } as Readonly<Record<string, string>>,
  millionUsd: "Million US dollars",
  asTable: "Figures as a table",
  source: "Source:",
};
