import { productPanel } from "#domain/site/product-panel.ts";
import { council } from "#domain/council.ts";
import { questionGroups } from "#domain/site/questions.ts";
import { questionsAsText } from "#domain/site/questions-text.ts";

const common = { section: "publication", session: "", publishedOn: "2026-11-21", issuedBy: council.shortName, website: null } as const;

/** Publications of the council itself. Their addresses are the keys of the pages that offer them as a PDF. */
export const ownPublications = [
  {
    ...common,
    slug: "product-panel",
    title: "Product panels",
    summary: "The panels that are planned, what each deals with, and how members take part.",
    body: productPanel.en,
  },
  {
    ...common,
    slug: "faq",
    title: "Questions and answers",
    summary: "What members, future members and buyers ask most, with answers.",
    body: questionsAsText(questionGroups.en),
    bodyHindi: questionsAsText(questionGroups.hi),
  },
];
