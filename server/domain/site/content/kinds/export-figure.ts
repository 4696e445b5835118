import { countryField, dateField, defineContentKind, figureField, textField, urlField } from "../kind.ts";

/** @source issue 23 part 8 "exports by product line and country" */
export const exportFigure = defineContentKind({
  one: "export figure",
  title: "Export figures",
  explanation:
    "Rows of the page Exports in figures: what India exported and imported in a year, of one product line, to one country or to all. Enter a figure only with its source. The home page draws those of all countries: the oldest and newest year of a line, and its newest imports beside its exports.",
  fields: {
    title: textField("Product line", 120, { isRequired: true, hint: "All medical devices, or one line of them, written alike in each year" }),
    year: textField("Financial year", 7, { isRequired: true, hint: "Like 2024-25" }),
    country: countryField("Country", { hint: "Leave it empty for all countries together" }),
    exports: figureField("Exports, million US dollars", { isRequired: true }),
    imports: figureField("Imports, million US dollars"),
    source: textField("Source", 160, { isRequired: true, hint: "Who published the figure, where and when" }),
    sourceAddress: urlField("Address of the source"),
    checkedOn: dateField("Last checked on", { isRequired: true }),
  },
  hindi: ["title", "source"],
  titleField: "title",
  order: "position",
  hasDocument: false,
  publicPath: "/exports-in-figures",
});
