import { date, defineContentKind, file, markdown, paragraph, select, text, url } from "../kind.ts";

/** @source specification 2 "/strategy-paper, /annual-reports, /publications": subject, session or date, download */
export const publication = defineContentKind({
  one: "publication",
  title: "Publications",
  explanation: "Rows of the pages Strategy paper, Annual reports and Publications, newest first.",
  fields: {
    section: select("Page", { strategy: "Strategy paper", annual: "Annual reports", publication: "Publications" }),
    title: text("Subject", 160, { isRequired: true }),
    session: text("Session", 20, { hint: "A year or financial year, like 2024-25" }),
    publishedOn: date("Date"),
    summary: paragraph("Summary", 400),
    issuedBy: text("Issued by", 120),
    website: url("Official website"),
    body: markdown("Text"),
    file: file("PDF in place of the text"),
  },
  titleField: "title",
  order: { newestBy: "publishedOn" },
  hasDocument: true,
  publicPath: "/publications",
});
