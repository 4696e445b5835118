import { daysAfter } from "../dates.ts";
import { feedbackDays } from "./limits.ts";

type LastDay = { readonly endsOn: string };

/** From the last day of the fair on, for 90 days. @param today YYYY-MM-DD in India */
export const canGiveFeedback = ({ endsOn }: LastDay, today: string): boolean => today >= endsOn && today <= daysAfter(endsOn, feedbackDays);
