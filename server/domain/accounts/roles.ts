import { council, paths } from "../council.ts";

/** The roles of the product; a visitor has none. @source product.md "Roles" */
export const roles = ["BUYER", "MEMBER", "EPCMD_ADMIN", "DGFT_ADMIN"] as const;
export type Role = (typeof roles)[number];

const upper = council.slug.toUpperCase();

type UserType = { label: string; role: Role | null };

/**
 * The options of "Login as": the wire value, its label and its role. `role: null` means that this login is not open yet.
 * Aliases of one role share its label, and only `selectable` ones are shown.
 * @source specification 6; product.md "Roles"
 */
export const userTypes = {
  MEMBER: { label: "Member", role: "MEMBER" },
  [`${upper}_MEMBER`]: { label: "Member", role: "MEMBER" },
  [`${upper}_ADMIN`]: { label: `${council.shortName} Admin`, role: "EPCMD_ADMIN" },
  BUYER: { label: "Buyer", role: "BUYER" },
  DGFT_ADMIN: { label: "DGFT Admin", role: "DGFT_ADMIN" },
  EXHIBITION_ADMIN: { label: "Exhibition Admin", role: null },
  IT_ADMIN: { label: "IT Admin", role: null },
} as const satisfies Record<string, UserType>;

/** The choices of the login screen, in its order; the alias of MEMBER is left out. */
export const selectableUserTypes = Object.entries(userTypes)
  .filter(([value]) => value !== `${upper}_MEMBER`)
  .map(([value, { label }]) => ({ value, label }));

/** The entry of a wire value, or undefined when no such user type exists. */
export function findUserType(value: string): UserType | undefined {
  return Object.hasOwn(userTypes, value) ? (userTypes as Record<string, UserType>)[value] : undefined;
}

/** The wire value under which a role signs in. */
export function userTypeOf(role: Role): string {
  const found = Object.entries(userTypes).find(([, type]) => type.role === role);
  if (found === undefined) throw new Error("every role has a user type");
  return found[0];
}

/** How people read a role. */
export const roleLabels = {
  BUYER: "Buyer",
  MEMBER: "Member",
  EPCMD_ADMIN: `${council.shortName} Admin`,
  DGFT_ADMIN: "DGFT Admin",
} as const satisfies Record<Role, string>;

/** Where each role lands after login and when it opens a page of another role. @source specification 2 "Post-login redirects"; desks-and-more.md 2 "My work" */
export const homeOf = {
  BUYER: paths.buyerHome,
  MEMBER: paths.memberHome,
  EPCMD_ADMIN: paths.councilWork,
  DGFT_ADMIN: paths.dgftWork,
} as const satisfies Record<Role, string>;
