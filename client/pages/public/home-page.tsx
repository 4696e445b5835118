import type { HomeView } from "#domain/site/home-views.ts";
import { TradeGlobe } from "../../features/site/drawings/trade-globe.tsx";
import { GalleryPreview } from "../../features/site/gallery/gallery-preview.tsx";
import { Carousel } from "../../features/site/home/carousel.tsx";
import { EventsSection } from "../../features/site/home/events-section.tsx";
import { FeaturedEvent } from "../../features/site/home/featured-event.tsx";
import { FlipCards } from "../../features/site/home/flip-cards.tsx";
import { MarketFigures } from "../../features/site/home/market-figures.tsx";
import { ServiceCards } from "../../features/site/home/service-cards.tsx";
import { Lasting } from "../../lib/lasting.tsx";
import { useHref, useTexts, type SitePageProps } from "../../lib/site-context.ts";
import classes from "./home-page.module.css";

/** /. @source specification 2 "Home" */
export function HomePage({ content: { featured, slides, calendar, gallery } }: SitePageProps<HomeView>) {
  const { about, frame, home, pages } = useTexts();
  const href = useHref();
  return (
    <>
      <div className={classes.hero}>
        <div className={classes.heroInner}>
          <div className={classes.heroWords}>
            <h1>{frame.councilName}</h1>
            <p>{home.lead}</p>
            <p>
              <a className="site-button" data-look="accent" href={href("become-a-member")}>
                {pages["become-a-member"]}
              </a>
            </p>
          </div>
          <div className={classes.heroDrawing}>
            <Lasting of={TradeGlobe} props={{ label: about.drawing }} />
          </div>
        </div>
      </div>
      <div className={classes.home}>
        {featured !== null && <FeaturedEvent event={featured} today={calendar.today} />}
        <Carousel slides={slides} />
        <Lasting of={ServiceCards} props={{}} />
        <Lasting of={FlipCards} props={{}} />
        <EventsSection view={calendar} />
        <GalleryPreview pictures={gallery} />
        <Lasting of={MarketFigures} props={{}} />
      </div>
    </>
  );
}
