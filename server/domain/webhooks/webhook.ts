import { z } from "zod";
import { plainLine } from "../accounts/plain-line.ts";
import { webhookEventNames } from "./events.ts";

export const maxWebhooks = 5;
/** The deliveries that the page shows at once, the newest first. */
export const shownDeliveries = 50;
export const deliveriesKeptDays = 30;
/** A webhook whose deliveries all failed for this long is switched off. */
export const failingDays = 3;

export const deliveryStates = { waiting: "Waiting", sent: "Sent", failed: "Failed" } as const;
export type DeliveryState = keyof typeof deliveryStates;
export const deliveryStateNames = Object.keys(deliveryStates) as DeliveryState[]; // keys of a literal object

/** What a delivery that waits becomes when its webhook is switched off. */
export const failedWhileOff = { state: "failed", lastError: "The webhook was off" } as const;

/** Why a webhook is off: its user or a restore switched it off; the receiver answered 410; nothing arrived for days. */
export const offReasons = {
  user: "You switched it off, or the portal was restored from a backup.",
  gone: "The receiver answered 410 (gone).",
  failing: `Every delivery of ${failingDays} days failed.`,
} as const;
export type OffReason = keyof typeof offReasons;
export const offReasonNames = Object.keys(offReasons) as OffReason[]; // keys of a literal object

const maxUrlLength = 500;
export const WebhookFields = z.object({
  name: plainLine("Name", 80),
  url: z.string().trim().min(1, "Enter the address").max(maxUrlLength, `The address must be at most ${maxUrlLength} characters long`),
  events: z.array(z.enum(webhookEventNames)).min(1, "Select at least one event").max(webhookEventNames.length),
});
export type WebhookFields = z.output<typeof WebhookFields>;

export const webhookMessages = {
  notFound: "There is no such webhook. Reload the page.",
  deliveryNotFound: "There is no such delivery. Deliveries are kept for 30 days.",
  stillWaits: "This delivery still waits. It is tried by itself.",
  tooMany: `You have ${maxWebhooks} webhooks. Delete one first.`,
  notForRole: "Your login cannot ask for one of these events.",
  isOff: "The webhook is off. Switch it on first.",
  created: "The webhook was added.",
  saved: "The webhook was saved.",
  switchedOn: "The webhook is on. What happened while it was off is not sent.",
  switchedOff: "The webhook is off. What waits is not sent.",
  renewedSince: "The webhook was added, and its secret was renewed since. Reload the page.",
  secretRenewed: "The webhook has a new secret. The one before no longer counts.",
  deleted: "The webhook was deleted.",
  testQueued: "A test event is on its way.",
  queuedAgain: "The event is sent again.",
} as const;

/**
 * What is wrong with the address of a webhook, as far as the text shows; undefined for a good one.
 * @param allowsPrivate development and tests: http and any port
 */
export function webhookUrlProblem(text: string, allowsPrivate: boolean): string | undefined {
  if (!URL.canParse(text)) return "Enter a whole address, such as https://erp.example.com/hooks";
  const url = new URL(text);
  if (url.protocol !== "https:" && !(allowsPrivate && url.protocol === "http:")) return "The address must start with https://";
  if (url.username !== "" || url.password !== "") return "The address must have no user name or password";
  if (url.hash !== "") return "The address must have no part after #";
  const port = url.port === "" ? 443 : Number(url.port);
  if (!allowsPrivate && port !== 443 && port < 1024) return "The port must be 443, or 1024 or higher";
  return undefined;
}
