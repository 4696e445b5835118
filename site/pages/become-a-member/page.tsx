import { paths } from "#domain/council.ts";
import type { FeesView, FeeTable } from "#domain/members/membership-fees.ts";
import { formatDate } from "#client/shared/format.ts";
import { SectionAside } from "../../parts/frame/section-aside.tsx";
import { PastNotice } from "../../parts/past-notice.tsx";
import { type SitePageProps, useHref, usePageTexts } from "../../parts/site-context.ts";
import { FigureTable } from "../../parts/tables/figure-table.tsx";
import { BandTable, feeColumns, Fees, figuresOf } from "./fees.tsx";
import classes from "./page.module.css";

/** /become-a-member: the subscription by exports, with a calculator. @source specification 2 "/become-a-member", 9 */
export function Page({ content }: SitePageProps<FeesView | null>) {
  const texts = usePageTexts()["become-a-member"];
  return (
    <div className={classes.layout}>
      <div className={classes.page}>
        {content === null ? <p className={classes.lead}>{texts.noTable}</p> : <FeesOfYear fees={content} />}
        <Next />
      </div>
      <SectionAside />
    </div>
  );
}

function FeesOfYear({ fees: { table, isOver, next } }: { readonly fees: FeesView }) {
  const texts = usePageTexts()["become-a-member"];
  const { financialYear, exportYear, gstPercent, validUntilOn, bands } = table;
  const selfCertifying = bands.filter(({ maySelfCertify }) => maySelfCertify);
  return (
    <>
      {isOver && <PastNotice text={texts.yearOver(financialYear, formatDate(validUntilOn))} />}
      <p className={classes.lead}>{texts.lead(financialYear, exportYear)}</p>
      <Fees table={table} isOver={isOver} />
      <Categories table={table} />
      {next !== null && (
        <>
          <h2>{texts.nextYear(next.financialYear)}</h2>
          <BandTable table={next} />
          <Categories table={next} />
        </>
      )}
      <section className={classes.rules}>
        <h2>{texts.rulesTitle}</h2>
        <ul>
          {texts.rules(formatDate(validUntilOn), exportYear, gstPercent, selfCertifying).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        {next === null && <p>{texts.laterYear}</p>}
      </section>
    </>
  );
}

function Categories({ table }: { readonly table: FeeTable }) {
  const texts = usePageTexts()["become-a-member"];
  return (
    <FigureTable
      caption={texts.categoriesCaption(table.financialYear)}
      columns={[texts.categoryLabel, ...feeColumns(texts, table)]}
      rows={table.categories.map((category) => ({ key: category.key, name: texts.category(category), figures: figuresOf(category) }))}
    />
  );
}

function Next() {
  const pages = usePageTexts();
  const href = useHref();
  return (
    <section className={classes.rules}>
      <h2>{pages["become-a-member"].nextTitle}</h2>
      <ul>
        {(["join", "documents-required", "online-rcmc", "membership-query"] as const).map((key) => (
          <li key={key}>
            <a href={href(key)}>{pages[key].label}</a>
          </li>
        ))}
        <li>
          <a href={paths.login}>{pages.home.toPortal}</a>
        </li>
      </ul>
    </section>
  );
}
