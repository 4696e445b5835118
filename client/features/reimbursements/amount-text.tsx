import { amountStages, furthestAmount, type ClaimTotals } from "#domain/reimbursements/amount-stage.ts";
import { rupeesText } from "#domain/indian-figures.ts";
import { rupeesOf } from "#domain/rules/amounts.ts";
import { Unbroken } from "../../components/unbroken.tsx";

/** The amount of a claim that is known furthest, and below it which one that is. */
export function AmountText({ claim }: { readonly claim: ClaimTotals }) {
  const furthest = furthestAmount(claim);
  if (furthest === undefined) return "–";
  return (
    <>
      <Unbroken>{rupeesText(rupeesOf(furthest.paise))}</Unbroken>
      <br />
      {amountStages[furthest.stage]}
    </>
  );
}
