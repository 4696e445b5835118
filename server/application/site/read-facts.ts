import { annualNotes, hsCodeNotes, publicationNotes, strategyNotes } from "#domain/site/facts/papers.ts";
import { policyNotes } from "#domain/site/facts/circulars.ts";
import { presentFacts, type FactsPage, type FactsView } from "#domain/site/facts/facts-page.ts";
import { factsPages } from "#domain/site/facts/facts-pages.ts";
import type { FactsPageKey } from "#domain/site/facts/facts-page-keys.ts";
import { certificateOfOrigin } from "#domain/site/facts/trade-policy.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";

/** Facts that stand beside something else on a page. */
const notes = {
  "certificate-of-origin": certificateOfOrigin,
  "hs-codes": hsCodeNotes,
  policies: policyNotes,
  "strategy-paper": strategyNotes,
  "annual-reports": annualNotes,
  publications: publicationNotes,
} as const satisfies Record<string, FactsPage>;

export type FactsKey = FactsPageKey | keyof typeof notes;

/** The facts of a page with their sources numbered. @source product.md "Content" */
export function readFacts(ctx: AppContext, { key }: { readonly key: FactsKey }): FactsView {
  authorizeAnyone(ctx.actor, "site.readPages");
  return presentFacts({ ...factsPages, ...notes }[key]);
}
