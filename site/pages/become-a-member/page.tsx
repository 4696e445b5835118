import { subscription } from "#domain/site/membership-fees.ts";
import { FigureTable } from "../../parts/tables/figure-table.tsx";
import { SectionAside } from "../../parts/frame/section-aside.tsx";
import { feeColumns, Fees, figuresOf } from "./fees.tsx";
import { formatDate } from "#client/shared/format.ts";
import { Island } from "../../parts/island.tsx";
import { useHref, usePageTexts } from "../../parts/site-context.ts";
import classes from "./page.module.css";

/** /become-a-member: the subscription by exports, with a calculator. @source specification 2 "/become-a-member", 9 */
export function Page() {
  const texts = usePageTexts()["become-a-member"];
  const pages = usePageTexts();
  const href = useHref();
  const { financialYear, exportYear, gstPercent, categories, validUntilOn } = subscription;
  const next = ["documents-required", "online-rcmc", "membership-query"] as const;
  return (
    <div className={classes.layout}>
      <div className={classes.page}>
        <p className={classes.lead}>{texts.lead(financialYear, exportYear)}</p>
        <Island name="fees" of={Fees} props={{}} />
        <FigureTable
          caption={texts.categoriesCaption(financialYear)}
          columns={[texts.categoryLabel, ...feeColumns(texts)]}
          rows={categories.map((category) => ({ key: category.key, name: texts.category(category), figures: figuresOf(category) }))}
        />
        <section className={classes.rules}>
          <h2>{texts.rulesTitle}</h2>
          <ul>
            {texts.rules(formatDate(validUntilOn), exportYear, gstPercent).map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <p>{texts.laterYear}</p>
          <h2>{texts.nextTitle}</h2>
          <ul>
            {next.map((key) => (
              <li key={key}>
                <a href={href(key)}>{pages[key].label}</a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <SectionAside />
    </div>
  );
}
