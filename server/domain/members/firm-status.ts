/** Colours of a status; its word is always shown too. */
type Tone = "orange" | "blue" | "green" | "neutral";

/**
 * The status of a firm's login, computed from its users, links and emails.
 * @source specification 4 "Member firm status"; product.md "Firms and their status"
 */
export const firmStatuses = {
  no_otp_sent: { label: "Email Issue", tone: "orange" },
  in_progress: { label: "In Progress", tone: "blue" },
  expired: { label: "Not Activated", tone: "neutral" },
  active: { label: "Active", tone: "green" },
} as const satisfies Record<string, { label: string; tone: Tone }>;

export type FirmStatus = keyof typeof firmStatuses;
export const firmStatusValues = Object.keys(firmStatuses) as [FirmStatus, ...FirmStatus[]]; // keys of a literal object
