import type { Role } from "./roles.ts";

/** How long a session lives without use, and at most. */
export type SessionTimes = { readonly idleMinutes: number; readonly absoluteHours: number };

/** Staff decide about public money, so their sessions are shorter. @source security.md 3.1 */
export const sessionTimes = {
  BUYER: { idleMinutes: 60, absoluteHours: 24 },
  MEMBER: { idleMinutes: 60, absoluteHours: 24 },
  EPCMD_ADMIN: { idleMinutes: 30, absoluteHours: 12 },
  DGFT_ADMIN: { idleMinutes: 30, absoluteHours: 12 },
} as const satisfies Record<Role, SessionTimes>;

/** With one session more the oldest of the user ends. @source security.md 3.1 */
export const maxLiveSessions = 10;

/** When the browser begins to warn. @source ux.md "Every screen" */
export const sessionWarningMinutes = 5;

/** The same for a REST client: every refresh token lives as long as the idle time, and none past the absolute end. @source security.md 3.1 */
export const restSessionTimes = {
  BUYER: { idleMinutes: 7 * 24 * 60, absoluteHours: 30 * 24 },
  MEMBER: { idleMinutes: 7 * 24 * 60, absoluteHours: 30 * 24 },
  EPCMD_ADMIN: { idleMinutes: 12 * 60, absoluteHours: 24 },
  DGFT_ADMIN: { idleMinutes: 12 * 60, absoluteHours: 24 },
} as const satisfies Record<Role, SessionTimes>;

/** Lifetime of an access token; its session is still read on every request. */
export const accessTokenSeconds = 10 * 60;

/** A refresh token sent again within this time gets the same successor: answers get lost, and two windows race. @source security.md 3.1 */
export const refreshGraceSeconds = 10;

/** How long a password counts as fresh, for actions on money and access. @source security.md 3.1 */
export const freshPasswordMinutes = 15;

/** How long a password or a code of the authenticator counts in the same session for decisions on claims, of which an officer makes many a day. @source desks-and-more.md 2 */
export const freshProofMinutes = 60;
