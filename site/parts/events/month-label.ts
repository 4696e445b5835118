import type { Texts } from "../../content/languages/texts.ts";

/** "November 2026", for a month as YYYY-MM. */
export const monthLabel = ({ events }: Texts, month: string): string =>
  events.month(events.monthNames[Number(month.slice(5, 7)) - 1] ?? "", month.slice(0, 4));
