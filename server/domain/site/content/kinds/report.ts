import { date, defineContentKind, file, markdown, paragraph, text } from "../kind.ts";

/** @source specification 2 "/Report-hub" */
export const report = defineContentKind({
  one: "report",
  title: "Reports",
  explanation: "The reports hub, newest first. A PDF is made of the text unless a file is uploaded.",
  fields: {
    title: text("Name", 160, { isRequired: true }),
    summary: paragraph("Summary", 400, { isRequired: true }),
    publishedOn: date("Date", { isRequired: true }),
    body: markdown("Text"),
    file: file("PDF in place of the text"),
  },
  titleField: "title",
  order: { newestBy: "publishedOn" },
  hasDocument: true,
  publicPath: "/Report-hub",
});
