import type { MarketView } from "#domain/site/market.ts";
import { EnglishMark, useLangOf } from "../../parts/entry-words.tsx";
import { PastNotice } from "../../parts/past-notice.tsx";
import { useHref, usePageTexts, useTexts } from "../../parts/site-context.ts";
import { MarketChart } from "./market-chart.tsx";
import { MarketSources } from "./market-sources.tsx";
import classes from "./market.module.css";

/** Market at a glance: the headline figures of the council, and published figures of past years. @source specification 1, 2 "Home" */
export function MarketFigures({ market: { headlines, charts, yearOver } }: { readonly market: MarketView }) {
  const { frame } = useTexts();
  const pages = usePageTexts();
  const href = useHref();
  const langOf = useLangOf();
  if (headlines.length === 0 && charts.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="market">
      <h2 id="market">{pages.home.market}</h2>
      {headlines.length > 0 && (
        <>
          <dl className={classes.figures}>
            {headlines.map((headline) => (
              <div key={headline.slug} lang={langOf(headline)}>
                <dt>
                  {headline.period === "" ? headline.title : `${headline.title}, ${headline.period}`}
                  <EnglishMark of={headline} />
                </dt>
                <dd>{headline.figure}</dd>
              </div>
            ))}
          </dl>
          <MarketSources figures={headlines.map((headline) => ({ label: headline.title, of: headline }))} />
        </>
      )}
      {charts.length > 0 && (
        <>
          {yearOver !== null && <PastNotice text={frame.figuresOf(yearOver)} />}
          <div className={classes.charts}>
            {charts.map((chart) => (
              <MarketChart key={`${chart.key} ${chart.newest.slug}`} chart={chart} />
            ))}
          </div>
          <p>
            <a href={href("exports-in-figures")}>{pages["exports-in-figures"].label}</a>
          </p>
        </>
      )}
    </section>
  );
}
