import type { FactsView } from "../../content/facts/facts.ts";
import type { TextContent } from "../../content/page-content.ts";
import { aptaCountries, originFees, saptaCountries } from "#domain/site/origin-certificates.ts";
import { gstPercent } from "#domain/members/membership-fees.ts";
import { FigureTable } from "../../parts/tables/figure-table.tsx";
import { FactsAround } from "../../parts/facts/facts.tsx";
import { type SitePageProps, usePageTexts, useTexts } from "../../parts/site-context.ts";
import classes from "./page.module.css";

/** /certificate-of-origin: fees, and the countries of both agreements. @source specification 2 and 9 "Certificate of origin" */
export function Page({ content }: SitePageProps<FactsView | TextContent>) {
  const { tables } = useTexts();
  const texts = usePageTexts()["certificate-of-origin"];
  const rows = (["nonPreferential", "preferential"] as const).map((kind) => {
    const { feeInr, gstInr, totalInr } = originFees[kind];
    return { key: kind, name: texts.kinds[kind], figures: [feeInr, gstInr, totalInr].map((inr) => tables.rupees(String(inr))) };
  });
  return (
    <FactsAround facts={content}>
      <div className={classes.page}>
        <FigureTable caption={texts.feesOfOrigin} columns={[texts.feeKind, texts.fee, texts.gst(gstPercent), texts.total]} rows={rows} />
        <div className={classes.lists}>
          <Countries title={texts.saptaCountries} countries={saptaCountries} />
          <Countries title={texts.aptaCountries} countries={aptaCountries} />
        </div>
      </div>
    </FactsAround>
  );
}

function Countries({ title, countries }: { readonly title: string; readonly countries: readonly string[] }) {
  const texts = usePageTexts()["certificate-of-origin"];
  return (
    <section className={classes.countries}>
      <h2>{title}</h2>
      <ul>
        {countries.map((country) => (
          <li key={country}>{texts.countries[country] ?? country}</li>
        ))}
      </ul>
    </section>
  );
}
