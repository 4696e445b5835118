import { dateField, defineContentKind, fileField, markdownField, paragraphField, textField } from "../kind.ts";

/** @source specification 2 "/Public-notice" */
export const notice = defineContentKind({
  one: "notice",
  title: "Public notices",
  explanation: "What the council announces, newest first. A PDF is made of the text unless a file is uploaded.",
  fields: {
    title: textField("Title", 160, { isRequired: true }),
    summary: paragraphField("Summary", 400, { isRequired: true }),
    publishedOn: dateField("Date", { isRequired: true }),
    lastOn: dateField("Last day", { hint: "From the next day it stands in the archive; empty: from twelve months after its date" }),
    body: markdownField("Text"),
    file: fileField("PDF in place of the text"),
  },
  hindi: ["title", "summary", "body", "file"],
  titleField: "title",
  order: { newestBy: "publishedOn" },
  inOrder: [["publishedOn", "lastOn"]],
  hasDocument: true,
  titleHindi: "सार्वजनिक सूचनाएँ",
  publicPath: "/Public-notice",
});
