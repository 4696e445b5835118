import { subscription } from "#domain/site/membership-fees.ts";
import { FigureTable } from "../../parts/tables/figure-table.tsx";
import type { PageTexts } from "../../content/languages/texts.ts";
import { groupIndian } from "#client/shared/format.ts";
import { usePageTexts } from "../../parts/site-context.ts";
import { FeeCalculator } from "./fee-calculator.tsx";
import { useFee } from "./use-fee.ts";

/** The subscription by exports: a calculator and a table with the marked band. @source specification 2 "/become-a-member", 9 */
export function Fees() {
  const texts = usePageTexts()["become-a-member"];
  const fee = useFee();
  const marked = fee.answer !== undefined && "band" in fee.answer ? fee.answer.band : undefined;
  return (
    <>
      <FeeCalculator {...fee} />
      <FigureTable
        caption={texts.tableCaption(subscription.financialYear)}
        columns={[texts.bandLabel, ...feeColumns(texts)]}
        rows={subscription.bands.map((band) => ({
          key: band.label,
          name: texts.band(band),
          figures: figuresOf(band),
          isMarked: band === marked,
        }))}
      />
    </>
  );
}

/** The columns of a table of fees after the name. */
export const feeColumns = (texts: PageTexts["become-a-member"]): readonly string[] => [
  texts.feeLabel,
  texts.gstLabel(subscription.gstPercent),
  texts.total,
];

type Fee = { readonly feeInr: number; readonly gstInr: number; readonly totalInr: number };
export const figuresOf = ({ feeInr, gstInr, totalInr }: Fee): readonly string[] => [feeInr, gstInr, totalInr].map((inr) => groupIndian(String(inr)));
