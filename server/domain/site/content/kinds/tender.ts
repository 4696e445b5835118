import { date, defineContentKind, file, markdown, paragraph, text } from "../kind.ts";

/** @source specification 2 "/Public-notice", tab "Tenders" */
export const tender = defineContentKind({
  one: "tender",
  title: "Tenders",
  explanation: "What the council buys, newest first. A PDF is made of the text unless a file is uploaded.",
  fields: {
    title: text("Title", 160, { isRequired: true }),
    summary: paragraph("Summary", 400, { isRequired: true }),
    publishedOn: date("Date", { isRequired: true }),
    closesOn: date("Last day for offers", { hint: "Empty for a standing invitation" }),
    body: markdown("Text"),
    file: file("PDF in place of the text"),
  },
  titleField: "title",
  order: { newestBy: "publishedOn" },
  hasDocument: true,
  publicPath: "/Public-notice?tab=tenders",
});
