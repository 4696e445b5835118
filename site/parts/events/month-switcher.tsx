import type { PageKey } from "../../content/pages.ts";
import { monthAfter } from "#domain/site/months.ts";
import { IconChevronLeft, IconChevronRight } from "#client/shared/icons.ts";
import { useHref, useSite } from "../site-context.ts";
import classes from "./events.module.css";
import { monthLabel } from "./month-label.ts";

/** The page that shows a month, and the anchor of the month on it. */
export type MonthAddress = { readonly page: PageKey; readonly anchor: string };

/** The address of a month on its page. */
export function useMonthHref({ page, anchor }: MonthAddress): (month: string) => string {
  const href = useHref();
  return (month) => `${href(page, { month })}#${anchor}`;
}

type MonthSwitcherProps = {
  readonly month: string;
  readonly place: MonthAddress;
  /** "h2" where no heading is above it. */
  readonly monthAs: "h2" | "p";
};

/** The month, with links to the previous and the next one. */
export function MonthSwitcher({ month, place, monthAs }: MonthSwitcherProps) {
  const { texts } = useSite();
  const { events } = texts;
  const hrefOfMonth = useMonthHref(place);
  const Month = monthAs;
  const [before, after] = [monthAfter(month, -1), monthAfter(month)];
  return (
    <nav className={classes.switcher} aria-label={events.months}>
      <a className="site-button" data-variant="outline" href={hrefOfMonth(before)} rel="nofollow">
        <IconChevronLeft size={20} aria-hidden="true" />
        <span className={classes.arrowWord}>{events.previousMonth}</span>
        <span className="portal-unseen"> ({monthLabel(texts, before)})</span>
      </a>
      <Month className={classes.month}>{monthLabel(texts, month)}</Month>
      <a className="site-button" data-variant="outline" href={hrefOfMonth(after)} rel="nofollow">
        <span className={classes.arrowWord}>{events.nextMonth}</span>
        <span className="portal-unseen"> ({monthLabel(texts, after)})</span>
        <IconChevronRight size={20} aria-hidden="true" />
      </a>
    </nav>
  );
}
