import { permissionLabel, rightLabel } from "../permission-labels.ts";
import type { AuditDetail } from "./events.ts";

/** The text of each fixed word of a detail. */
const words: Readonly<Record<string, string>> = {
  wrong: "wrong e-mail, password or code",
  rate_limited: "too many tries",
  wrong_user_type: "another type of login",
  account_closed: "the login is closed",
  not_verified: "not activated yet",
  password_expired: "the password has expired",
};

/** Ids are in the CSV only; on a page they have no meaning. */
const isId = (key: string): boolean => key.endsWith("Id") || key === "inPlaceOf";
/** "hasMovedLogin" is "Has moved login". */
const labelOf = (key: string): string =>
  key.replaceAll(/([A-Z])/g, (character) => ` ${character.toLowerCase()}`).replace(/^./, (character) => character.toUpperCase());

/** The details of an entry as texts; ids are left out. */
export function detailTexts(detail: AuditDetail): string[] {
  return Object.entries(detail).flatMap(([key, value]) => {
    if (isId(key) || value === false || (Array.isArray(value) && value.length === 0)) return [];
    if (key === "permission") return permissionLabel(String(value)) ?? String(value);
    if (key === "right") return `Right: ${rightLabel(String(value)) ?? String(value)}`;
    if (key === "times") return `${String(value)} times within a minute`;
    if (value === true) return labelOf(key);
    return `${labelOf(key)}: ${Array.isArray(value) ? value.join(", ") : (words[String(value)] ?? String(value))}`;
  });
}
