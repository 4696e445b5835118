import type { Role } from "./roles.ts";

/** How long a web session lives without use, and at most. */
export type SessionTimes = { readonly idleMinutes: number; readonly absoluteHours: number };

/** Staff decide about public money, so their sessions are shorter. @source security.md 3.1 */
export const sessionTimes = {
  BUYER: { idleMinutes: 60, absoluteHours: 24 },
  MEMBER: { idleMinutes: 60, absoluteHours: 24 },
  EPCMD_ADMIN: { idleMinutes: 30, absoluteHours: 12 },
  DGFT_ADMIN: { idleMinutes: 30, absoluteHours: 12 },
} as const satisfies Record<Role, SessionTimes>;

/** The oldest session of a user ends when one more begins. @source security.md 3.1 */
export const maxLiveSessions = 10;

/** When the browser begins to warn. @source ux.md "Every screen" */
export const sessionWarningMinutes = 5;
