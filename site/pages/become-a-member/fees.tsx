import type { Fee, FeeBand, FeesView, FeeTable } from "#domain/members/membership-fees.ts";
import { FigureTable } from "../../parts/tables/figure-table.tsx";
import type { PageTexts } from "../../content/languages/texts.ts";
import { groupIndian } from "#client/shared/format.ts";
import { usePageTexts, useSite } from "../../parts/site-context.ts";
import { FeeCalculator } from "./fee-calculator.tsx";
import { feeAnswer } from "./fee-answer.ts";

/**
 * The subscription by exports: a calculator and a table with the marked band. The exports stand in the address.
 * @source specification 2 "/become-a-member", 9
 */
export function Fees({ table, isOver }: Pick<FeesView, "table" | "isOver">) {
  const { exports } = useSite().address.search;
  const answer = feeAnswer(table, exports);
  return (
    <div className="site-island" data-island="form">
      <FeeCalculator asked={exports ?? ""} answer={answer} table={table} isOver={isOver} />
      <BandTable table={table} marked={answer !== undefined && "band" in answer ? answer.band : undefined} />
    </div>
  );
}

/** The bands of a year, one of them marked. */
export function BandTable({ table, marked }: { readonly table: FeeTable; readonly marked?: FeeBand | undefined }) {
  const texts = usePageTexts()["become-a-member"];
  return (
    <FigureTable
      caption={texts.tableCaption(table.financialYear)}
      columns={[texts.bandLabel, ...feeColumns(texts, table)]}
      rows={table.bands.map((band) => ({
        key: band.label,
        name: texts.band(band),
        figures: figuresOf(band),
        isMarked: band === marked,
      }))}
    />
  );
}

/** The columns of a table of fees after the name. */
export const feeColumns = (texts: PageTexts["become-a-member"], { gstPercent }: Pick<FeeTable, "gstPercent">): readonly string[] => [
  texts.feeLabel,
  texts.gstLabel(gstPercent),
  texts.total,
];

export const figuresOf = ({ feeInr, gstInr, totalInr }: Fee): readonly string[] => [feeInr, gstInr, totalInr].map((inr) => groupIndian(String(inr)));
