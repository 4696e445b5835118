import { calendarDateInIndia, daysAfter, formatIndianDate } from "../dates.ts";
import type { FieldErrors } from "../errors.ts";
import { council } from "../council.ts";
import type { Role } from "./roles.ts";

/** What an API key may be made for; `server/domain/scope-permissions.ts` says which actions each scope holds. @source rest-api.md, last section */
export const apiScopes = ["members:read", "claims:read", "claims:write", "directory:read"] as const;
export type ApiScope = (typeof apiScopes)[number];

/** What each scope allows, for the user who chooses it. */
export const scopeLabels = {
  "members:read": "Read the list of member firms",
  "claims:read": "Read claims with their documents and combined PDF",
  "claims:write": "Fill in and submit the firm's own claims, and reply to remarks",
  "directory:read": "Search and download the member directory",
} as const satisfies Record<ApiScope, string>;

/** The scopes that each role can give to a key. */
const scopesOfRole = {
  BUYER: ["directory:read"],
  MEMBER: ["claims:read", "claims:write", "directory:read"],
  EPCMD_ADMIN: ["members:read", "claims:read", "directory:read"],
  DGFT_ADMIN: ["claims:read"],
} as const satisfies Record<Role, readonly ApiScope[]>;

export const scopesFor = (role: Role): readonly ApiScope[] => scopesOfRole[role];

/** The scopes among some stored words; a word that is no longer used is left out. */
export const scopesIn = (words: readonly string[]): ApiScope[] => apiScopes.filter((scope) => words.includes(scope));

/** How many usable keys a user has at most. */
export const maxLiveApiKeys = 10;

/** How long a key can be used: at first in the form, and at most. */
export const apiKeyDays = { usual: 90, most: 365 } as const;

/** Ended keys are kept so long, to answer questions about an account. */
export const endedApiKeyDays = 90;

export const maxApiKeyNameLength = 60;

export const apiKeyMessages = {
  chooseScope: "Choose at least one scope.",
  scopeNotOfRole: "Your login cannot give this scope. Choose among those of the list.",
  expiryForm: "Last day must be a date, like 31-03-2026",
  expiryRange: (first: string, last: string) => `Choose a last day from ${formatIndianDate(first)} to ${formatIndianDate(last)}.`,
  tooMany: `A login has at most ${maxLiveApiKeys} API keys. Revoke one that is not used any more, then make the new one.`,
  created: "The API key was made.",
  revoked: "The API key was revoked. Programs that use it are refused from now on.",
  over: "This API key has ended already.",
  /** One text for an unknown, an ended and a wrong key: a difference would help somebody who guesses. */
  notValid: 'This API key is not valid: it is unknown, expired or revoked. Make a new one on the page "Your account".',
  scopeMissing: (scopes: readonly ApiScope[]) =>
    `This API key needs the scope ${scopes.map((scope) => `"${scope}"`).join(" or ")} for this call. Make a key with it on the page "Your account".`,
  closedToKeys: "This call is closed to API keys. Sign in for it with a password.",
} as const;

/** The first and the last day that can be chosen, as YYYY-MM-DD. */
export function expiryRange(now: Date): { readonly first: string; readonly last: string } {
  const today = calendarDateInIndia(now);
  return { first: daysAfter(today, 1), last: daysAfter(today, apiKeyDays.most) };
}

/** What is wrong with a key that has the right form: a scope of another role, or a day out of range. Empty when nothing is. */
export function apiKeyProblems(
  { scopes, expiresOn }: { readonly scopes: readonly ApiScope[]; readonly expiresOn: string },
  role: Role,
  now: Date,
): FieldErrors {
  const { first, last } = expiryRange(now);
  const isOfRole = scopes.every((scope) => scopesFor(role).includes(scope));
  const isInRange = expiresOn >= first && expiresOn <= last;
  return {
    ...(isOfRole ? {} : { scopes: [apiKeyMessages.scopeNotOfRole] }),
    ...(isInRange ? {} : { expiresOn: [apiKeyMessages.expiryRange(first, last)] }),
  };
}

/** The instant at which a key ends whose last day this is. */
export const apiKeyEnd = (expiresOn: string): Date => new Date(`${daysAfter(expiresOn, 1)}T00:00:00+05:30`);

const prefix = `${council.slug}_`;
const keyForm = /^([0-9a-f]{32})_([\w-]{43})$/;

/** Whether a bearer token calls itself an API key; a JWT never begins so. */
export const looksLikeApiKey = (token: string): boolean => token.startsWith(prefix);

/** A key as its program sends it: the UUID of its row, and a secret of 32 bytes in base64url. */
export const apiKeyText = (id: string, secret: string): string => `${prefix}${id.replaceAll("-", "")}_${secret}`;

/** The id of the row and the secret in a key; undefined for any other text. */
export function readApiKey(token: string): { readonly id: string; readonly secret: string } | undefined {
  const [, hex, secret] = (looksLikeApiKey(token) ? keyForm.exec(token.slice(prefix.length)) : null) ?? [];
  if (hex === undefined || secret === undefined) return undefined;
  return { id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"), secret };
}
