import { describeTerms, type TermLine } from "#domain/rules/describe-terms.ts";
import { readRulesInForce, type PublishedRule, type RulesOfScheme } from "#server/application/rules/read-rules-in-force.ts";
import { schemeEndedOn } from "../../content/facts/market-access.ts";
import type { Loader } from "../../render/page-loader.ts";
import { kindLabelIn } from "./kind-labels.ts";

/** A published version in words. */
export type DescribedRule = Omit<PublishedRule, "terms"> & { readonly lines: readonly TermLine[] };
export type SchemeInForce = Pick<RulesOfScheme, "scheme" | "hasDraft"> & {
  readonly inForce: readonly DescribedRule[];
  readonly coming: readonly DescribedRule[];
  readonly earlier: readonly DescribedRule[];
};
export type RulesInForceView = {
  readonly schemes: readonly SchemeInForce[];
  /** Whether the rules in force say what the notice about the end of the programme says. */
  readonly hasProgrammeEnd: boolean;
};

/** The office may publish another end: then the lines of the rules say it alone, without the notice. */
export const saysProgrammeEnd = (inForce: readonly Pick<PublishedRule, "terms">[]): boolean =>
  inForce.length > 0 && inForce.every(({ terms: { period } }) => period?.costsUntil === schemeEndedOn && period.outcome === "needs_reason");

export const load: Loader<RulesInForceView> = async (ctx, { language }) => {
  const words = { language, kindLabel: kindLabelIn(language) };
  const described = (rules: readonly PublishedRule[]): DescribedRule[] =>
    rules.map(({ terms, ...rule }) => ({ ...rule, lines: describeTerms(terms, words) }));
  const ofSchemes = await readRulesInForce(ctx);
  const schemes = ofSchemes.map(({ scheme, hasDraft, inForce, coming, earlier }) => ({
    scheme,
    hasDraft,
    inForce: described(inForce),
    coming: described(coming),
    earlier: described(earlier),
  }));
  return { content: { schemes, hasProgrammeEnd: saysProgrammeEnd(ofSchemes.flatMap(({ inForce }) => inForce)) } };
};
