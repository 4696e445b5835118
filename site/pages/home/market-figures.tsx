import { financialYearLabel } from "#domain/dates.ts";
import { headlineFigures, marketCharts, newestMarketYear } from "#domain/site/market.ts";
import { PastNotice } from "../../parts/past-notice.tsx";
import { usePageTexts, useSite, useTexts } from "../../parts/site-context.ts";
import { MarketChart } from "./market-chart.tsx";
import classes from "./market.module.css";

/** Market at a glance: the headline figures of the council, and published figures of past years. @source specification 1, 2 "Home" */
export function MarketFigures({ today }: { readonly today: string }) {
  const { language } = useSite();
  const { frame } = useTexts();
  const texts = usePageTexts().home;
  return (
    <section className={classes.section} aria-labelledby="market">
      <h2 id="market">{texts.market}</h2>
      {financialYearLabel(today) > newestMarketYear && <PastNotice text={frame.figuresOf(newestMarketYear)} />}
      <dl className={classes.figures}>
        {headlineFigures.map(({ key, figure, figureInHindi }) => (
          <div key={key}>
            <dt>{texts.headlines[key]}</dt>
            <dd>{language === "hi" ? figureInHindi : figure}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>{texts.headlineSource}</p>
      <div className={classes.charts}>
        {marketCharts.map((chart) => (
          <MarketChart key={chart.key} chart={chart} />
        ))}
      </div>
    </section>
  );
}
