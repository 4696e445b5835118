import { defineContentKind, imageField, linesField, selectField, textField } from "../kind.ts";
import { officeDrawings } from "../office-drawings.ts";

/** The card whose picture stands on the Chairman's message, too. */
export const chairmanSlug = "chairman";

/** @source specification 2 "/committee-of-administration"; product.md "Content": an office where a person would be named */
export const committeeMember = defineContentKind({
  one: "committee member",
  title: "Committee of administration",
  explanation: "The cards of the committee, in this order. Name the office, and the person only with that person's consent.",
  fields: {
    name: textField("Name or office", 120, { isRequired: true }),
    subname: textField("Second line", 120),
    designations: linesField("Designations", { hint: "One a line" }),
    image: imageField("Picture", { hint: "That of the card at the address chairman stands on the Chairman's message, too" }),
    drawing: selectField("Drawing while there is no picture", officeDrawings),
  },
  hindi: ["name", "subname", "designations"],
  titleField: "name",
  order: "position",
  hasDocument: false,
  publicPath: "/committee-of-administration",
});
