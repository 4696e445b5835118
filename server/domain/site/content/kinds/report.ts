import { dateField, defineContentKind, fileField, markdownField, paragraphField, textField } from "../kind.ts";

/** @source specification 2 "/Report-hub" */
export const report = defineContentKind({
  one: "report",
  title: "Reports",
  explanation: "The reports hub, newest first. A PDF is made of the text unless a file is uploaded.",
  fields: {
    title: textField("Name", 160, { isRequired: true }),
    summary: paragraphField("Summary", 400, { isRequired: true }),
    publishedOn: dateField("Date", { isRequired: true }),
    body: markdownField("Text"),
    file: fileField("PDF in place of the text"),
  },
  hindi: ["title", "summary", "body", "file"],
  titleField: "title",
  order: { newestBy: "publishedOn" },
  hasDocument: true,
  titleHindi: "रिपोर्ट",
  publicPath: "/Report-hub",
});
