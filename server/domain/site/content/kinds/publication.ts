import { dateField, defineContentKind, fileField, markdownField, paragraphField, selectField, textField, urlField } from "../kind.ts";

/** @source specification 2 "/strategy-paper, /annual-reports, /publications": subject, session or date, download */
export const publication = defineContentKind({
  one: "publication",
  title: "Publications",
  explanation: "Rows of the pages of their field “Page”, newest first. “Questions and answers” is the page FAQ, too: a line in bold is a question.",
  fields: {
    section: selectField("Page", { strategy: "Strategy paper", annual: "Annual reports", publication: "Publications" }),
    title: textField("Subject", 160, { isRequired: true }),
    session: textField("Session", 20, { hint: "A year or financial year, like 2024-25" }),
    publishedOn: dateField("Date"),
    summary: paragraphField("Summary", 400),
    issuedBy: textField("Issued by", 120),
    website: urlField("Official website"),
    body: markdownField("Text"),
    file: fileField("PDF in place of the text"),
  },
  hindi: ["title", "summary", "issuedBy", "body", "file"],
  titleField: "title",
  order: { newestBy: "publishedOn" },
  hasDocument: true,
  titleHindi: "प्रकाशन",
  publicPath: "/publications",
});
