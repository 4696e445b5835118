import { date, defineContentKind, file, markdown, paragraph, text } from "../kind.ts";

/** @source specification 2 "/Public-notice" */
export const notice = defineContentKind({
  one: "notice",
  title: "Public notices",
  explanation: "What the council announces, newest first. A PDF is made of the text unless a file is uploaded.",
  fields: {
    title: text("Title", 160, { isRequired: true }),
    summary: paragraph("Summary", 400, { isRequired: true }),
    publishedOn: date("Date", { isRequired: true }),
    body: markdown("Text"),
    file: file("PDF in place of the text"),
  },
  titleField: "title",
  order: { newestBy: "publishedOn" },
  hasDocument: true,
  publicPath: "/Public-notice",
});
