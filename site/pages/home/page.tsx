import type { HomeView } from "#domain/site/home-views.ts";
import { TradeGlobe } from "../../parts/drawings/trade-globe.tsx";
import { GalleryPreview } from "./gallery-preview.tsx";
import { Carousel } from "./carousel.tsx";
import { EventsSection } from "./events-section.tsx";
import { FeaturedEvent } from "./featured-event.tsx";
import { FlipCards } from "./flip-cards.tsx";
import { MarketFigures } from "./market-figures.tsx";
import { ServiceCards } from "./service-cards.tsx";
import { Lasting } from "../../parts/static-part.tsx";
import { useHref, useTexts, type SitePageProps } from "../../parts/site-context.ts";
import classes from "./page.module.css";

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
