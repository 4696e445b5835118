import { country, date, defineContentKind, image, markdown, paragraph, select, text, url } from "../kind.ts";

/** @source specification 2 "Events"; an event without a first day has "dates to be confirmed" */
export const event = defineContentKind({
  one: "event",
  title: "Events",
  explanation: "Fairs, conferences, webinars and meets. Leave the dates empty until the organiser has announced them: the page then says so.",
  fields: {
    title: text("Title", 120, { isRequired: true }),
    eventType: select("Type", {
      exhibition: "Exhibition",
      "trade-show": "Trade show",
      "technical-conference": "Technical conference",
      webinar: "Webinar",
      "buyer-seller-meet": "Buyer-seller meet",
    }),
    description: paragraph("Short description", 400, { isRequired: true }),
    body: markdown("Programme and details"),
    startsOn: date("First day"),
    endsOn: date("Last day"),
    time: text("Time", 60, { hint: "In Indian time, like 10:00 to 17:30" }),
    /** The year of an edition without confirmed days. It separates past from coming editions. */
    editionYear: text("Year of the edition", 4, { hint: "Needed while the days are open, like 2027" }),
    venue: text("Venue", 120),
    city: text("City", 80),
    country: country("Country"),
    website: url("Official website"),
    registration: select("Registration on this site", { closed: "Closed", open: "Open" }),
    isFeatured: select("Banner of the home page", { no: "No", yes: "Yes" }),
    image: image("Picture"),
  },
  titleField: "title",
  order: { earliestBy: "startsOn" },
  hasDocument: false,
  publicPath: "/events/:slug",
});
