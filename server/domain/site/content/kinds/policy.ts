import { date, defineContentKind, file, markdown, paragraph, text, url } from "../kind.ts";

/** @source specification 2 "/policies" */
export const policy = defineContentKind({
  one: "policy",
  title: "Policies",
  explanation: "Policies and guidance of government bodies, newest first, each with the council's summary and the official place.",
  fields: {
    title: text("Title", 160, { isRequired: true }),
    summary: paragraph("Summary", 400, { isRequired: true }),
    issuedBy: text("Issued by", 120, { isRequired: true }),
    publishedOn: date("Date", { isRequired: true }),
    website: url("Official website"),
    body: markdown("Text"),
    file: file("PDF in place of the text"),
  },
  titleField: "title",
  order: { newestBy: "publishedOn" },
  hasDocument: true,
  publicPath: "/Policies",
});
