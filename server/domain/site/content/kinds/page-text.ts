import { dateField, defineContentKind, markdownField, textField } from "../kind.ts";

/** The text of a page of its own; its slug is the page's key in the table of pages. @source issue "page texts (Markdown with preview)" */
export const pageText = defineContentKind({
  one: "page text",
  title: "Page texts",
  explanation: "The running text of pages. What is published here stands in place of the text that the page came with.",
  fields: {
    title: textField("Title", 120, { isRequired: true }),
    body: markdownField("Text", { isRequired: true }),
    reviewedOn: dateField("Last reviewed", { isRequired: true }),
  },
  hindi: ["title", "body"],
  titleField: "title",
  order: "position",
  hasDocument: false,
  publicPath: "/",
});
