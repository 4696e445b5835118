import { subscription } from "#domain/site/membership-fees.ts";
import { FigureTable } from "../../components/figure-table.tsx";
import { SectionAside } from "../../features/site/section-aside.tsx";
import { FeeCalculator } from "../../features/site/membership/fee-calculator.tsx";
import { useFee } from "../../features/site/membership/use-fee.ts";
import { formatDate, groupIndian } from "../../lib/format.ts";
import { useHref, useTexts } from "../../lib/site-context.ts";
import classes from "./become-member-page.module.css";

const figuresOf = (fee: { readonly feeInr: number; readonly gstInr: number; readonly totalInr: number }): readonly string[] =>
  [fee.feeInr, fee.gstInr, fee.totalInr].map((inr) => groupIndian(String(inr)));

/** /become-a-member: the subscription by exports, with a calculator. @source specification 2 "/become-a-member", 9 */
export function BecomeMemberPage() {
  const { membership, pages } = useTexts();
  const href = useHref();
  const fee = useFee();
  const { financialYear, exportYear, gstPercent, bands, categories, validUntilOn } = subscription;
  const marked = fee.answer !== undefined && "band" in fee.answer ? fee.answer.band : undefined;
  const columns = [membership.feeLabel, membership.gstLabel(gstPercent), membership.total];
  const next = ["documents-required", "online-rcmc", "membership-query"] as const;
  return (
    <div className={classes.layout}>
      <div className={classes.page}>
        <p className={classes.lead}>{membership.lead(financialYear, exportYear)}</p>
        <FeeCalculator {...fee} />
        <FigureTable
          caption={membership.tableCaption(financialYear)}
          columns={[membership.bandLabel, ...columns]}
          rows={bands.map((band) => ({ key: band.label, name: membership.band(band), figures: figuresOf(band), isMarked: band === marked }))}
        />
        <FigureTable
          caption={membership.categoriesCaption(financialYear)}
          columns={[membership.categoryLabel, ...columns]}
          rows={categories.map((category) => ({ key: category.key, name: membership.category(category), figures: figuresOf(category) }))}
        />
        <section className={classes.rules}>
          <h2>{membership.rulesTitle}</h2>
          <ul>
            {membership.rules(formatDate(validUntilOn), exportYear, gstPercent).map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <p>{membership.laterYear}</p>
          <h2>{membership.nextTitle}</h2>
          <ul>
            {next.map((key) => (
              <li key={key}>
                <a href={href(key)}>{pages[key]}</a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <SectionAside />
    </div>
  );
}
