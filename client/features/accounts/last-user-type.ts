import { selectableUserTypes } from "#domain/accounts/roles.ts";
import { council } from "#domain/council.ts";

const key = `${council.slug}_login_as`;

/** The "Login as" of this browser's last login, or nothing. @source ux.md "Accounts" */
export function lastUserType(): string {
  const stored = readStored();
  return selectableUserTypes.some(({ value }) => value === stored) ? (stored ?? "") : "";
}

/** Keeps the choice for the next login in this browser. */
export function rememberUserType(userType: string): void {
  try {
    localStorage.setItem(key, userType);
  } catch {
    // A browser that stores nothing only asks again.
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
