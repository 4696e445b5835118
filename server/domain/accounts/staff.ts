import type { Role } from "./roles.ts";

/** The roles of the users that the council invites and manages. */
export const staffRoles = ["EPCMD_ADMIN", "DGFT_ADMIN"] as const satisfies readonly Role[];
export type StaffRole = (typeof staffRoles)[number];

export const isStaffRole = (role: Role): role is StaffRole => staffRoles.some((staff) => staff === role);

/** What waits for a second person: a new DGFT user, a user who becomes one, a deactivated one who comes back. */
export const staffRequestKinds = ["invite", "role", "reactivate"] as const;
export type StaffRequestKind = (typeof staffRequestKinds)[number];

/**
 * Whether what a user asks for needs a second person: who forwards claims must not make the one who approves them.
 * @source money.md 5 (who forwarded never decides)
 */
export const needsSecondPerson = (actor: StaffRole, made: StaffRole): boolean => actor === "EPCMD_ADMIN" && made === "DGFT_ADMIN";

type Tone = "green" | "blue" | "neutral" | "orange" | "red";

/** The state of a login of the council or of DGFT, computed from user, links and emails. */
export const staffStatuses = {
  active: { label: "Active", tone: "green" },
  invited: { label: "Invited", tone: "blue" },
  invitation_expired: { label: "Invitation expired", tone: "neutral" },
  mail_failed: { label: "Email Issue", tone: "orange" },
  password_expired: { label: "Must set a new password", tone: "orange" },
  deactivated: { label: "Deactivated", tone: "red" },
} as const satisfies Record<string, { label: string; tone: Tone }>;

export type StaffStatus = keyof typeof staffStatuses;
export const staffStatusValues = Object.keys(staffStatuses) as [StaffStatus, ...StaffStatus[]]; // keys of a literal object

export type StaffAction = "changeRole" | "resend" | "forceNewPassword" | "resetSecondFactor" | "deactivate" | "reactivate" | "changeRights";

type Standing = { readonly status: StaffStatus; readonly hasSecondFactor: boolean; readonly role: StaffRole };

const whileInvited = ["resend", "changeRights", "changeRole", "deactivate"] as const;

/** The actions of each status; a second factor can be reset only where there is one, and only council users have rights. */
const actionsIn: Record<StaffStatus, readonly StaffAction[]> = {
  active: ["changeRights", "changeRole", "forceNewPassword", "resetSecondFactor", "deactivate"],
  password_expired: ["changeRights", "changeRole", "resetSecondFactor", "deactivate"],
  invited: whileInvited,
  invitation_expired: whileInvited,
  mail_failed: whileInvited,
  deactivated: ["reactivate"],
};

/**
 * What the council may do with a user of the staff now. Users cannot change their own login here, so the council cannot remove its last active
 * user.
 */
export function staffActions({ status, hasSecondFactor, role }: Standing, isOneself: boolean): readonly StaffAction[] {
  if (isOneself) return [];
  const isPossible = (action: StaffAction): boolean =>
    action === "resetSecondFactor" ? hasSecondFactor : action !== "changeRights" || role === "EPCMD_ADMIN";
  return actionsIn[status].filter(isPossible);
}
