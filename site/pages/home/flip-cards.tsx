import type { PageKey } from "../../content/pages.ts";
import { useHref, usePageTexts } from "../../parts/site-context.ts";
import classes from "./flip-cards.module.css";

/** Each card with its page. Its texts have the same key. */
const cards = [
  { key: "meets", page: "event-calender" },
  { key: "exhibitions", page: "exhibition-in-india" },
  { key: "advocacy", page: "policies" },
  { key: "capacity", page: "webinar" },
  { key: "incentives", page: "rodttep" },
  { key: "data", page: "report-hub" },
] as const satisfies readonly { key: string; page: PageKey }[];

/** Other services of the council. @source specification 2 "Home" ('Other Services' flip cards), 9 "flip animation 0.8 s, card height 200" */
export function FlipCards() {
  const texts = usePageTexts().home;
  const href = useHref();
  return (
    <section className={classes.section} aria-labelledby="other-services">
      <h2 id="other-services">{texts.otherServices}</h2>
      <ul data-island="flip-cards" className={classes.cards}>
        {cards.map(({ key, page }) => (
          <FlipCard key={key} {...texts.others[key]} href={href(page)} way={texts.readMore} />
        ))}
      </ul>
    </section>
  );
}

type FlipCardProps = { readonly title: string; readonly text: string; readonly href: string; readonly way: string };

/** Shows its name; the description on its back by pointing at it, by focus, and by a tap. Both are real text at all times. */
function FlipCard({ title, text, href, way }: FlipCardProps) {
  return (
    <li className={classes.card} data-turned={false}>
      <div className={classes.inner}>
        <div className={classes.front}>
          <h3>{title}</h3>
        </div>
        <div className={classes.back}>
          <p>{text}</p>
          <a href={href}>
            {way}
            <span className="portal-unseen"> ({title})</span>
          </a>
        </div>
      </div>
    </li>
  );
}
