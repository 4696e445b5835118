import type { Role } from "../accounts/roles.ts";

/** Who may have webhooks. A member's get the events of its own firm, a council user's those of all firms. */
export const webhookRoles = ["MEMBER", "EPCMD_ADMIN"] as const satisfies readonly Role[];
export type WebhookRole = (typeof webhookRoles)[number];

type EventRow = { readonly text: string; readonly roles: readonly WebhookRole[] };

/** Every event that a webhook can ask for: its meaning, and who can ask for it. The words are part of the wire and stay. */
export const webhookEvents = {
  "claim.submitted": { text: "A claim was submitted", roles: webhookRoles },
  "claim.deficiencies_shared": { text: "The council asks the member to mend a claim", roles: webhookRoles },
  "claim.replied": { text: "The member replied", roles: webhookRoles },
  "claim.withdrawn": { text: "The member withdrew a claim", roles: webhookRoles },
  "claim.forwarded": { text: "The council forwarded a claim to DGFT", roles: webhookRoles },
  "claim.queried": { text: "DGFT has a query for the council", roles: ["EPCMD_ADMIN"] },
  "claim.approved": { text: "DGFT approved a claim", roles: webhookRoles },
  "claim.refused": { text: "DGFT refused a claim", roles: webhookRoles },
  "claim.closed": { text: "The council closed a claim", roles: webhookRoles },
  "claim.fresh_look_asked": { text: "The member asks for a fresh look at a decided claim", roles: webhookRoles },
  "claim.reopened": { text: "A decided claim was reopened", roles: webhookRoles },
  "claim.paid": { text: "The bank, or DGFT itself, paid a claim", roles: webhookRoles },
  "claim.payment_returned": { text: "A payment of a claim was returned by the bank, taken back, or paid back by the firm", roles: webhookRoles },
  "member.activated": { text: "A member activated its login", roles: ["EPCMD_ADMIN"] },
} as const satisfies Record<string, EventRow>;

export type WebhookEvent = keyof typeof webhookEvents;
export const webhookEventNames = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]]; // keys of a literal object, which is not empty

/** Sent by the button of the page; nobody asks for it in a form. */
export const testEvent = "webhook.test";
export type SentEvent = WebhookEvent | typeof testEvent;

/** The events that this role can ask for, in table order. */
export const eventsFor = (role: WebhookRole): WebhookEvent[] =>
  webhookEventNames.filter((name) => (webhookEvents[name].roles as readonly WebhookRole[]).includes(role));

/** What an event says of its subject: the names of REST. No amounts, no remarks, no personal data. */
export type EventData = Readonly<Record<string, string>>;

/** @param at when it happened, ISO 8601 in UTC on the wire */
export const webhookBody = (type: SentEvent, at: Date, data: EventData): string => JSON.stringify({ type, timestamp: at.toISOString(), data });
