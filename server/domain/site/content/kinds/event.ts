import {
  countryField,
  dateField,
  defineContentKind,
  imageField,
  markdownField,
  paragraphField,
  selectField,
  textField,
  urlField,
  yearField,
} from "../kind.ts";

/** @source specification 2 "Events"; an event without a first day has "dates to be confirmed" */
export const event = defineContentKind({
  one: "event",
  title: "Events",
  explanation: "Fairs, conferences, webinars and meets. Leave the dates empty until the organiser has announced them: the page then says so.",
  fields: {
    title: textField("Title", 120, { isRequired: true }),
    eventType: selectField("Type", {
      exhibition: "Exhibition",
      "trade-show": "Trade show",
      "technical-conference": "Technical conference",
      webinar: "Webinar",
      "buyer-seller-meet": "Buyer-seller meet",
    }),
    description: paragraphField("Short description", 400, { isRequired: true }),
    body: markdownField("Programme and details"),
    startsOn: dateField("First day"),
    endsOn: dateField("Last day"),
    time: textField("Time", 60, { hint: "In Indian time, like 10:00 to 17:30" }),
    /** The year of an edition without confirmed days. It separates past from coming editions. */
    editionYear: yearField("Year of the edition", { hint: "Needed while the days are open, like 2027" }),
    expectedFrom: dateField("First day, not confirmed", { hint: "Of the last edition, or from a report. The public reads “usually in May”" }),
    expectedTo: dateField("Last day, not confirmed"),
    venue: textField("Venue", 120),
    city: textField("City", 80),
    country: countryField("Country"),
    website: urlField("Official website"),
    registration: selectField("Registration on this site", { closed: "Closed", open: "Open" }),
    isFeatured: selectField("Banner of the home page", { no: "No", yes: "Yes" }),
    image: imageField("Picture"),
  },
  hindi: ["title", "description", "body", "time", "venue", "city"],
  titleField: "title",
  order: { earliestBy: "startsOn" },
  inOrder: [
    ["startsOn", "endsOn"],
    ["expectedFrom", "expectedTo"],
  ],
  hasDocument: false,
  publicPath: "/events/:slug",
});
