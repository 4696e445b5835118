import { defineContentKind, linesField, selectField, textField } from "../kind.ts";

/** How the council can be reached: its desks, and the offices that the law or the guidelines ask for. @source GIGW 3.0 "Contact us"; RTI Act 2005, section 4(1)(b)(xvi) */
export const office = defineContentKind({
  one: "office",
  title: "Offices and contacts",
  explanation:
    "How to reach the council: the desks of the contact page, the Web Information Manager, the information officer and the grievance officer. Name a person only with that person's consent. What is empty is not shown.",
  fields: {
    title: textField("Name of the office", 120, { isRequired: true }),
    role: selectField(
      "Shown as",
      {
        desk: "Desk of the contact page",
        web: "Web Information Manager",
        information: "Public Information Officer (RTI)",
        informationAppeal: "First Appellate Authority (RTI)",
        grievance: "Grievance officer",
      },
      "A desk stands on the contact page, the others on the page of their task too",
    ),
    holder: textField("Who holds the office", 120, { hint: "Only with that person's consent" }),
    matters: textField("What to write about", 200),
    email: textField("E-mail address", 254),
    phone: textField("Phone", 60, { hint: "One number, or several with commas" }),
    hours: textField("Hours", 120, { hint: "Like Monday to Friday, 10:00 to 17:00" }),
    address: linesField("Address", { hint: "One line each, without the PIN code" }),
    pin: textField("PIN code", 6),
  },
  hindi: ["title", "holder", "matters", "hours", "address"],
  titleField: "title",
  order: "position",
  hasDocument: false,
  publicPath: "/contact-us",
});
