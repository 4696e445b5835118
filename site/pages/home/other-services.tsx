import type { ComponentType } from "react";
import type { PageKey } from "../../content/pages.ts";
import { FiguresSign, IncentiveSign, LearningSign, AdvocacySign, MeetingSign, StandSign } from "../../parts/drawings/service-signs.tsx";
import { useHref, usePageTexts } from "../../parts/site-context.ts";
import classes from "./other-services.module.css";

/** Each card with its sign and page. Its texts have the same key. */
const cards = [
  { key: "meets", page: "event-calender", Sign: MeetingSign },
  { key: "exhibitions", page: "trade-show", Sign: StandSign },
  { key: "advocacy", page: "policies", Sign: AdvocacySign },
  { key: "capacity", page: "webinar", Sign: LearningSign },
  { key: "incentives", page: "rodttep", Sign: IncentiveSign },
  { key: "data", page: "exports-in-figures", Sign: FiguresSign },
] as const satisfies readonly { key: string; page: PageKey; Sign: ComponentType }[];

/**
 * Other services of the council, each with title and text in view. The whole card is the link.
 * @source specification 2 "Home" ('Other Services', six titles and texts); issue 23 part 1 "compact service cards"
 */
export function OtherServices() {
  const texts = usePageTexts().home;
  const href = useHref();
  return (
    <section className={classes.section} aria-labelledby="other-services">
      <h2 id="other-services">{texts.otherServices}</h2>
      <ul className={classes.cards}>
        {cards.map(({ key, page, Sign }) => (
          <li key={key} className={classes.card}>
            <div className={classes.sign}>
              <Sign />
            </div>
            <h3>
              <a href={href(page)}>{texts.others[key].title}</a>
            </h3>
            <p>{texts.others[key].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
