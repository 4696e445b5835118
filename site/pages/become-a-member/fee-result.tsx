import type { FeeBand } from "#domain/members/membership-fees.ts";
import { groupIndian } from "#client/shared/format.ts";
import { usePageTexts, useTexts } from "../../parts/site-context.ts";
import classes from "./fee-calculator.module.css";

type FeeResultProps = {
  readonly band: FeeBand;
  readonly gstPercent: number;
  readonly financialYear: string;
  readonly isOver?: boolean;
  /** Formatted. */
  readonly exports: string;
};

/** The fee of a band, line by line, with the year that it is for. */
export function FeeResult({ band, gstPercent, financialYear, isOver = false, exports }: FeeResultProps) {
  const { tables } = useTexts();
  const texts = usePageTexts()["become-a-member"];
  const amount = (inr: number): string => tables.rupees(groupIndian(String(inr)));
  return (
    <div className={classes.result}>
      <p>
        {texts.ofYear(financialYear)} {isOver && texts.yearOverShort}
      </p>
      <p>{texts.readAs(exports)}</p>
      <dl>
        <div>
          <dt>{texts.bandLabel}</dt>
          <dd>{texts.band(band)}</dd>
        </div>
        <div>
          <dt>{texts.feeLabel}</dt>
          <dd>{amount(band.feeInr)}</dd>
        </div>
        <div>
          <dt>{texts.gstLabel(gstPercent)}</dt>
          <dd>{amount(band.gstInr)}</dd>
        </div>
        <div className={classes.total}>
          <dt>{texts.totalLabel}</dt>
          <dd>{amount(band.totalInr)}</dd>
        </div>
      </dl>
      <p className={classes.hint}>{band.maySelfCertify ? texts.proofBySelf : texts.proofByAccountant}</p>
    </div>
  );
}
