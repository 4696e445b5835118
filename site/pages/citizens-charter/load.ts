import type { RuleTerms } from "#domain/rules/terms.ts";
import { readRulesInForce, type RulesOfScheme } from "#server/application/rules/read-rules-in-force.ts";
import type { TextContent } from "../../content/page-content.ts";
import { textContentOf } from "../../render/load-text.ts";
import type { Loader } from "../../render/page-loader.ts";
import { body as en } from "./body.en.ts";
import { body as hi } from "./body.hi.ts";

export const body = { en, hi };

/** The target days of a version of the rules that holds today. */
export type CharterRow = Pick<RulesOfScheme, "scheme"> & {
  readonly id: string;
  readonly number: number;
  readonly effectiveFrom: string;
  readonly targetDays: RuleTerms["targetDays"];
};
export type CharterContent = { readonly text: TextContent; readonly rows: readonly CharterRow[] };

export const load: Loader<CharterContent> = async (ctx, request) => {
  const { content: text, ...rest } = await textContentOf(ctx, request, body);
  const rows = (await readRulesInForce(ctx)).flatMap(({ scheme, inForce }) =>
    inForce.map(({ id, number, effectiveFrom, terms: { targetDays } }) => ({ scheme, id, number, effectiveFrom, targetDays })),
  );
  return { content: { text, rows }, ...rest };
};
