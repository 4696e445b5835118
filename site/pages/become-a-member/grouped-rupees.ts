import { groupIndian } from "#client/shared/format.ts";

const paisePerRupee = 100n;

/** An amount in paise as "45,00,000", with paise only where there are some. */
export function groupedRupees(paise: bigint): string {
  const rest = paise % paisePerRupee;
  const whole = groupIndian(String(paise / paisePerRupee));
  return rest === 0n ? whole : `${whole}.${String(rest).padStart(2, "0")}`;
}
