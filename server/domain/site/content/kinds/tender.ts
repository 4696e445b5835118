import { dateField, defineContentKind, fileField, markdownField, paragraphField, textField } from "../kind.ts";

/** @source specification 2 "/Public-notice", tab "Tenders" */
export const tender = defineContentKind({
  one: "tender",
  title: "Tenders",
  explanation: "What the council buys, newest first. A PDF is made of the text unless a file is uploaded.",
  fields: {
    title: textField("Title", 160, { isRequired: true }),
    summary: paragraphField("Summary", 400, { isRequired: true }),
    publishedOn: dateField("Date", { isRequired: true }),
    closesOn: dateField("Last day for offers", { hint: "Empty for a standing invitation" }),
    body: markdownField("Text"),
    file: fileField("PDF in place of the text"),
  },
  hindi: ["title", "summary", "body", "file"],
  titleField: "title",
  order: { newestBy: "publishedOn" },
  inOrder: [["publishedOn", "closesOn"]],
  hasDocument: true,
  titleHindi: "निविदाएँ",
  publicPath: "/Public-notice?tab=tenders",
});
