import type { Paise } from "../rules/amounts.ts";
import { chooseVersion } from "../rules/choose-version.ts";
import { datesOf } from "../rules/facts.ts";
import type { RuleVersion } from "../rules/terms.ts";
import { costOf } from "../reimbursements/items.ts";
import { versionOfClaim, type DatedClaim } from "../reimbursements/target-days.ts";
import { payers, type Payer } from "./line-states.ts";

/** An amount for each payer, in paise. */
export type PaiseByPayer = Readonly<Record<Payer, Paise>>;

/** Who pays a claim by its rules. For a claim that both pay: what each pays of it, and the most that a further order of each can give. */
export type ClaimPayer = { readonly payer: Payer } | { readonly payer: "both"; readonly partPaise: PaiseByPayer; readonly leftPaise: PaiseByPayer };

type Given = {
  /** What DGFT gives for each cost, by its id. */
  readonly sanctioned: ReadonlyMap<string, Paise>;
  /** What orders of each payer give to the claim. */
  readonly covered: PaiseByPayer;
};

/**
 * Who pays a claim: the payer of the version of each cost for which something is sanctioned. A cost without a version belongs to no payer; an
 * order of either can give it. While nothing is sanctioned for a cost with a version, the version that stands for the whole claim says it.
 * @param versions those that the claim is pinned to
 * @returns undefined where the rules do not say it
 * @source money.md 3 "payer"
 */
export function payerOfClaim(versions: readonly RuleVersion[], claim: DatedClaim, { sanctioned, covered }: Given): ClaimPayer | undefined {
  const partPaise = { council: 0, dgft_direct: 0 };
  let totalPaise = 0;
  for (const item of claim.items) {
    const paise = sanctioned.get(item["id"] ?? "") ?? 0;
    const version = chooseVersion(versions, claim.scheme, datesOf(costOf(item), claim));
    totalPaise += paise;
    if (version !== undefined) partPaise[version.terms.payer] += paise;
  }
  if (partPaise.council > 0 && partPaise.dgft_direct > 0) {
    const leftFor = (payer: Payer, other: Payer): Paise => Math.max(0, totalPaise - partPaise[other] - covered[payer]);
    const leftPaise = { council: leftFor("council", "dgft_direct"), dgft_direct: leftFor("dgft_direct", "council") };
    return { payer: "both", partPaise, leftPaise };
  }
  const payer = payers.find((one) => partPaise[one] > 0) ?? versionOfClaim(versions, claim)?.terms.payer;
  return payer === undefined ? undefined : { payer };
}
