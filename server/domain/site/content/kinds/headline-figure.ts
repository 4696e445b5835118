import { dateField, defineContentKind, textField, urlField } from "../kind.ts";

/** @source specification 1 "Headline figures"; issue 23 part 3 "facts are content that staff edit" */
export const headlineFigure = defineContentKind({
  one: "headline figure",
  title: "Headline figures",
  explanation: "The large figures under Market at a glance on the home page. Enter a figure only with its source.",
  fields: {
    title: textField("What it counts", 60, { isRequired: true, hint: "Like Total exports" }),
    figure: textField("Figure", 40, { isRequired: true, hint: "With its unit, like USD 4 Bn or 150+" }),
    /** Empty in entries that were published before the kind had it. */
    period: textField("Year or period", 40, { isRequired: true, hint: "Of which the figure is, like 2024-25 or January 2025" }),
    source: textField("Source", 160, { isRequired: true, hint: "Who published the figure, where and when" }),
    sourceAddress: urlField("Address of the source"),
    checkedOn: dateField("Last checked on", { isRequired: true }),
  },
  hindi: ["title", "figure", "period", "source"],
  titleField: "title",
  order: "position",
  hasDocument: false,
  publicPath: "/",
});
