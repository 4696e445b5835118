import type { PageKey } from "../../content/pages.ts";
import { monthAfter } from "#domain/site/months.ts";
import { IconChevronLeft, IconChevronRight } from "#client/shared/icons.ts";
import { useHref, useSite } from "../site-context.ts";
import classes from "./events.module.css";
import { monthLabel } from "./month-label.ts";

/** The page on which a month is shown, and the place on it to which a change of the month leads. */
export type MonthPlace = { readonly page: PageKey; readonly anchor: string };

/** The address of a month on its page. */
export function useMonthHref({ page, anchor }: MonthPlace): (month: string) => string {
  const href = useHref();
  return (month) => `${href(page, { month })}#${anchor}`;
}

type MonthSwitcherProps = {
  readonly month: string;
  readonly place: MonthPlace;
  /** A heading where none stands above it. */
  readonly monthAs: "h2" | "p";
};

/** The month with links to the one before and the one after: plain addresses, so they work in every browser. */
export function MonthSwitcher({ month, place, monthAs }: MonthSwitcherProps) {
  const { texts } = useSite();
  const { events } = texts;
  const hrefOfMonth = useMonthHref(place);
  const Month = monthAs;
  const [before, after] = [monthAfter(month, -1), monthAfter(month)];
  return (
    <nav className={classes.switcher} aria-label={events.months}>
      <a className="site-button" data-look="outline" href={hrefOfMonth(before)} rel="nofollow">
        <IconChevronLeft size={20} aria-hidden="true" />
        <span className={classes.arrowWord}>{events.previousMonth}</span>
        <span className="portal-unseen"> ({monthLabel(texts, before)})</span>
      </a>
      <Month className={classes.month}>{monthLabel(texts, month)}</Month>
      <a className="site-button" data-look="outline" href={hrefOfMonth(after)} rel="nofollow">
        <span className={classes.arrowWord}>{events.nextMonth}</span>
        <span className="portal-unseen"> ({monthLabel(texts, after)})</span>
        <IconChevronRight size={20} aria-hidden="true" />
      </a>
    </nav>
  );
}
