import { country, defineContentKind, text, url } from "../kind.ts";

/** @source specification 2 "/medical-device-trade-associations" */
export const association = defineContentKind({
  one: "association",
  title: "Trade associations",
  explanation: "Trade chambers and associations of other countries, shown by country.",
  fields: {
    country: country("Country", { isRequired: true }),
    name: text("Name", 160, { isRequired: true }),
    acronym: text("Short name", 40),
    city: text("City", 80),
    address: text("Address", 240),
    phone: text("Phone", 40),
    fax: text("Fax", 40),
    email: text("E-mail", 120),
    website: url("Website"),
  },
  titleField: "name",
  order: "position",
  hasDocument: false,
  publicPath: "/medical-device-trade-associations",
});
