import { financialYearLabel } from "#domain/dates.ts";
import { headlineFigures, marketCharts, newestMarketYear } from "#domain/site/market.ts";
import type { HomeView } from "#domain/site/home-views.ts";
import { PastNotice } from "../../parts/past-notice.tsx";
import { useHref, usePageTexts, useSite, useTexts } from "../../parts/site-context.ts";
import { MarketChart } from "./market-chart.tsx";
import classes from "./market.module.css";

type MarketFiguresProps = { readonly today: string } & Pick<HomeView, "figuresYear">;

/** Market at a glance: the headline figures of the council, and published figures of past years. @source specification 1, 2 "Home" */
export function MarketFigures({ today, figuresYear }: MarketFiguresProps) {
  const { language } = useSite();
  const { frame } = useTexts();
  const pages = usePageTexts();
  const texts = pages.home;
  const href = useHref();
  const newer = figuresYear !== null && figuresYear > newestMarketYear ? figuresYear : undefined;
  const isOver = financialYearLabel(today) > newestMarketYear;
  return (
    <section className={classes.section} aria-labelledby="market">
      <h2 id="market">{texts.market}</h2>
      {newer === undefined ? (
        isOver && <PastNotice text={frame.figuresOf(newestMarketYear)} />
      ) : (
        <>
          <PastNotice text={texts.newerFigures(newestMarketYear, newer)} />
          <p>
            <a href={href("exports-in-figures")}>{pages["exports-in-figures"].label}</a>
          </p>
        </>
      )}
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
