import { subscription } from "#domain/site/membership-fees.ts";
import { FigureTable } from "../../parts/tables/figure-table.tsx";
import type { Texts } from "../../content/languages/texts.ts";
import { groupIndian } from "#client/shared/format.ts";
import { useTexts } from "../../parts/site-context.ts";
import { FeeCalculator } from "./fee-calculator.tsx";
import { useFee } from "./use-fee.ts";

/** The subscription by exports: a calculator, and the table in which it marks the band. @source specification 2 "/become-a-member", 9 */
export function Fees() {
  const { membership } = useTexts();
  const fee = useFee();
  const marked = fee.answer !== undefined && "band" in fee.answer ? fee.answer.band : undefined;
  return (
    <>
      <FeeCalculator {...fee} />
      <FigureTable
        caption={membership.tableCaption(subscription.financialYear)}
        columns={[membership.bandLabel, ...feeColumns(membership)]}
        rows={subscription.bands.map((band) => ({
          key: band.label,
          name: membership.band(band),
          figures: figuresOf(band),
          isMarked: band === marked,
        }))}
      />
    </>
  );
}

/** What a table of fees says of each row after its name. */
export const feeColumns = (texts: Texts["membership"]): readonly string[] => [texts.feeLabel, texts.gstLabel(subscription.gstPercent), texts.total];

type Fee = { readonly feeInr: number; readonly gstInr: number; readonly totalInr: number };
export const figuresOf = ({ feeInr, gstInr, totalInr }: Fee): readonly string[] => [feeInr, gstInr, totalInr].map((inr) => groupIndian(String(inr)));
