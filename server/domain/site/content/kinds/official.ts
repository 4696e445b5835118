import { council } from "../../../council.ts";
import { defineContentKind, imageField, linesField, selectField, textField } from "../kind.ts";
import { officeDrawings } from "../office-drawings.ts";

/** @source specification 2 "/officials-at-{product}": photo, name, designation, contact lines */
export const official = defineContentKind({
  one: "official",
  title: "Officials",
  explanation: "The cards of the council's officials, in this order. Name the office, and the person only with that person's consent.",
  fields: {
    name: textField("Name or office", 120, { isRequired: true }),
    designation: textField("Designation", 120),
    matters: textField("What to write about", 200),
    emails: linesField("E-mail addresses", { hint: "One a line" }),
    image: imageField("Picture"),
    drawing: selectField("Drawing while there is no picture", officeDrawings),
  },
  hindi: ["name", "designation", "matters"],
  titleField: "name",
  order: "position",
  hasDocument: false,
  publicPath: `/officials-at-${council.slug}`,
});
