import type { HomeView } from "#domain/site/home-views.ts";
import { TradeGlobe } from "../../parts/drawings/trade-globe.tsx";
import { GalleryPreview } from "./gallery-preview.tsx";
import { Carousel } from "./carousel.tsx";
import { EventsSection } from "./events-section.tsx";
import { FeaturedEvent } from "./featured-event.tsx";
import { OtherServices } from "./other-services.tsx";
import { News } from "./news.tsx";
import { WaysIn } from "./ways-in.tsx";
import { MarketFigures } from "./market-figures.tsx";
import { ServiceCards } from "./service-cards.tsx";
import { StaticPart } from "../../parts/static-part.tsx";
import { type SitePageProps, useHref, usePageTexts, useTexts } from "../../parts/site-context.ts";
import classes from "./page.module.css";

/** /. @source specification 2 "Home" */
export function Page({ content: { featured, news, deadline, slides, calendar, gallery, market } }: SitePageProps<HomeView>) {
  const { frame } = useTexts();
  const texts = usePageTexts().home;
  const pages = usePageTexts();
  const href = useHref();
  return (
    <>
      <div className={classes.hero}>
        <div className={classes.heroInner}>
          <div className={classes.heroWords}>
            <h1>{frame.councilName}</h1>
            <p>{texts.lead}</p>
            <p>
              <a className="site-button" data-variant="accent" href={href("become-a-member")}>
                {pages["become-a-member"].label}
              </a>
            </p>
          </div>
          <div className={`${classes.heroDrawing} site-not-printed`}>
            <StaticPart of={TradeGlobe} props={{ label: frame.globe }} />
          </div>
        </div>
      </div>
      <div className={classes.home}>
        <StaticPart of={WaysIn} props={{}} />
        <News news={news} deadline={deadline} />
        {featured !== null && <FeaturedEvent event={featured} today={calendar.today} />}
        <Carousel slides={slides} />
        <StaticPart of={ServiceCards} props={{}} />
        <StaticPart of={OtherServices} props={{}} />
        <EventsSection view={calendar} />
        <GalleryPreview pictures={gallery} />
        <MarketFigures market={market} />
      </div>
    </>
  );
}
