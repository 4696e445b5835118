import { dateField, defineContentKind, fileField, markdownField, paragraphField, textField, urlField } from "../kind.ts";

/** @source specification 2 "/policies" */
export const policy = defineContentKind({
  one: "policy",
  title: "Policies",
  explanation: "Policies and guidance of government bodies, newest first, each with the council's summary and the official place.",
  fields: {
    title: textField("Title", 160, { isRequired: true }),
    summary: paragraphField("Summary", 400, { isRequired: true }),
    issuedBy: textField("Issued by", 120, { isRequired: true }),
    publishedOn: dateField("Date", { isRequired: true }),
    website: urlField("Official website"),
    body: markdownField("Text"),
    file: fileField("PDF in place of the text"),
  },
  hindi: ["title", "summary", "issuedBy", "body", "file"],
  titleField: "title",
  order: { newestBy: "publishedOn" },
  hasDocument: true,
  titleHindi: "नीतियाँ",
  publicPath: "/Policies",
});
