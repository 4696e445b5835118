import { z } from "zod";
import { EmailAddress } from "../accounts/email.ts";
import { plainLine } from "../accounts/plain-line.ts";
import { mailLanguages } from "../notifications/mail-languages.ts";
import { followNotice } from "./consent.ts";
import type { EventView } from "./events.ts";
import { agreementTo } from "./form-inputs.ts";

/** What an address can follow: notices and tenders in a digest, or the dates of one event in a single e-mail. */
export const followTopics = ["notices", "event-dates"] as const;

/** Days in which a follower has to confirm. After them the address is removed. */
export const confirmDays = 7;

/** Without an event, the follower gets the digest of notices and tenders. */
export const FollowInput = z.object({
  email: EmailAddress,
  consentVersion: agreementTo(followNotice.version),
  /** The address word of the event whose dates are awaited. */
  eventId: plainLine("Event", 100).optional(),
  language: z.enum(mailLanguages).default("en"),
});
export type FollowInput = z.output<typeof FollowInput>;

/** The state of the form: whether there is something to follow. "dated", "over" and "cancelled": the event needs no waiting any more. */
export type FollowState = "notices" | "undated" | "dated" | "over" | "cancelled" | "unknown";
export type FollowView = { readonly state: FollowState; readonly event: Pick<EventView, "slug" | "title" | "writtenIn"> | null };
