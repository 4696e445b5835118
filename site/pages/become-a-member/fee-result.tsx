import { subscription, type FeeBand } from "#domain/site/membership-fees.ts";
import { groupIndian } from "#client/shared/format.ts";
import { useTexts } from "../../parts/site-context.ts";
import classes from "./fee-calculator.module.css";

/** What a firm in a band pays, line by line. */
export function FeeResult({ band, exports }: { readonly band: FeeBand; /** As it was read. */ readonly exports: string }) {
  const { membership } = useTexts();
  const amount = (inr: number): string => membership.rupees(groupIndian(String(inr)));
  return (
    <div className={classes.result}>
      <p>{membership.readAs(exports)}</p>
      <dl>
        <div>
          <dt>{membership.bandLabel}</dt>
          <dd>{membership.band(band)}</dd>
        </div>
        <div>
          <dt>{membership.feeLabel}</dt>
          <dd>{amount(band.feeInr)}</dd>
        </div>
        <div>
          <dt>{membership.gstLabel(subscription.gstPercent)}</dt>
          <dd>{amount(band.gstInr)}</dd>
        </div>
        <div className={classes.total}>
          <dt>{membership.totalLabel}</dt>
          <dd>{amount(band.totalInr)}</dd>
        </div>
      </dl>
      <p className={classes.hint}>{band.maySelfCertify ? membership.proofBySelf : membership.proofByAccountant}</p>
    </div>
  );
}
