import { z } from "zod";
import { plainLine, plainText } from "../accounts/plain-line.ts";
import { firmClasses } from "../rules/terms.ts";
import { leadershipNames } from "./criteria.ts";
import { fairMessages } from "./messages.ts";

const maxExportsInr = 1_000_000_000_000;

/** The four entries of an application; name and contact come from the profile. @source desks-and-more.md 3 "apply in four entries" */
export const ApplicationEntries = z.object({
  exportsInr: z.int(fairMessages.exports).min(0, fairMessages.exports).max(maxExportsInr, fairMessages.exports),
  firmClass: z.enum(firmClasses, fairMessages.firmClass),
  leadership: z.enum(leadershipNames, fairMessages.leadership),
  products: plainLine("Products to be shown", 200),
});
export type ApplicationEntries = z.output<typeof ApplicationEntries>;

const maxOrdersInr = 1_000_000_000_000;
const orders = z.int(fairMessages.orders).min(0, fairMessages.orders).max(maxOrdersInr, fairMessages.orders);

/** What an exhibitor says after the fair; amounts are whole rupees. */
export const FeedbackEntries = z.object({
  rating: z.int(fairMessages.rating).min(1, fairMessages.rating).max(5, fairMessages.rating),
  ordersInr: orders,
  expectedOrdersInr: orders,
  remark: z
    .literal("")
    .or(plainText("Remark", 1_000))
    .transform((text) => (text === "" ? null : text)),
});
export type FeedbackEntries = z.output<typeof FeedbackEntries>;
