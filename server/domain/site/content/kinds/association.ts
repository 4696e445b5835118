import { countryField, defineContentKind, textField, urlField } from "../kind.ts";

/** @source specification 2 "/medical-device-trade-associations" */
export const association = defineContentKind({
  one: "association",
  title: "Trade associations",
  explanation: "Trade chambers and associations of other countries, shown by country.",
  fields: {
    country: countryField("Country", { isRequired: true }),
    name: textField("Name", 160, { isRequired: true }),
    acronym: textField("Short name", 40),
    city: textField("City", 80),
    address: textField("Address", 240),
    phone: textField("Phone", 40, { hint: "One number, or several with commas" }),
    fax: textField("Fax", 40),
    email: textField("E-mail", 120),
    website: urlField("Website"),
  },
  hindi: [],
  titleField: "name",
  order: "position",
  hasDocument: false,
  publicPath: "/medical-device-trade-associations",
});
