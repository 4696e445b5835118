import { z } from "zod";
import { calendarDateInIndia } from "#domain/dates.ts";
import { entitlementOf, type Entitlement } from "#domain/reimbursements/entitlement.ts";
import type { FilingRules } from "#domain/reimbursements/preview-rules.ts";
import { endOfProgramme } from "#domain/rules/programme.ts";
import { getFirmRow } from "#db/queries/members.ts";
import { selectPublishedRules } from "#db/queries/rule-versions.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { membershipRefusal } from "../members/membership-refusal.ts";
import { rulesOfClaim, selectRuleSet } from "../rules/rule-set.ts";
import { selectFirmFacts } from "./claim-facts.ts";
import { SchemeKindInput } from "./inputs.ts";

export const GetEntitlementInput = z.object({ scheme: SchemeKindInput });
export type GetEntitlementInput = z.infer<typeof GetEntitlementInput>;

export type EntitlementView = {
  /** Why the firm cannot file today, as a sentence; absent when it can. */
  readonly filingProblem: string | undefined;
  /** The last day of the membership, YYYY-MM-DD. */
  readonly memberUntilOn: string;
  /** Undefined while no published rule of the scheme holds today: the council sets each amount. */
  readonly rules: Entitlement | undefined;
  /** Whether no rule holds and the programme of all schemes is over. */
  readonly isAfterProgramme: boolean;
};

/**
 * What the member's firm may claim under a scheme today, what it has drawn this year and what is left.
 * @source money.md 4 "Before the first step"
 */
export async function getEntitlement(ctx: AppContext, { scheme }: GetEntitlementInput): Promise<EntitlementView> {
  const actor = authorize(ctx.actor, "reimbursements.getEntitlement");
  const today = calendarDateInIndia(ctx.now());
  const firm = await getFirmRow(ctx.db, actor.firmId);
  const [versions, facts] = await Promise.all([selectPublishedRules(ctx.db, scheme), selectFirmFacts(ctx.db, firm, scheme, today)]);
  const rules = entitlementOf(versions, scheme, { ...facts, costs: [] });
  return {
    filingProblem: (await membershipRefusal(ctx.db, ctx, firm))?.message,
    memberUntilOn: firm.membershipEndOn,
    rules,
    isAfterProgramme: rules === undefined && today > endOfProgramme.costsUntil,
  };
}

/**
 * The rules of a scheme with what they ask of the member's firm, so that the browser can say at once what they mean for a cost.
 * @source money.md 3 "pure, the same in browser and server"
 */
export async function getFilingRules(ctx: AppContext, { scheme }: GetEntitlementInput): Promise<FilingRules> {
  const actor = authorize(ctx.actor, "reimbursements.getEntitlement");
  const firm = await getFirmRow(ctx.db, actor.firmId);
  const [rules, facts] = await Promise.all([selectRuleSet(ctx.db), selectFirmFacts(ctx.db, firm, scheme, calendarDateInIndia(ctx.now()))]);
  return {
    scheme,
    versions: rulesOfClaim(rules, { scheme, rulesUntil: null }).map(({ id, number, scheme: of, effectiveFrom, effectiveTo, terms }) => ({
      id,
      number,
      scheme: of,
      effectiveFrom,
      effectiveTo,
      terms,
    })),
    firm: facts,
    holidays: { weekends: rules.holidays.weekends, dates: [...rules.holidays.dates] },
  };
}
