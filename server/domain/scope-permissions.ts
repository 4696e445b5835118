import { apiScopes, type ApiScope } from "./accounts/api-keys.ts";
import type { Permission } from "./permissions.ts";

/**
 * The actions that each scope of an API key holds. No scope holds a decision, a payment, the management of users or keys, or the audit
 * trail; `claims:write` is what a member does with claims of the own firm. The role and the rights of the user are asked as well.
 * @source rest-api.md, last section
 */
export const scopePermissions = {
  "members:read": ["members.listFirms"],
  "claims:read": [
    "reimbursements.listOwn",
    "reimbursements.getOwn",
    "reviews.list",
    "reviews.get",
    "reviews.listDgftQueries",
    "dgft.list",
    "dgft.get",
    "rules.readReasons",
    "dossiers.get",
    "files.read",
  ],
  "claims:write": [
    "reimbursements.saveStep",
    "reimbursements.attachDocument",
    "reimbursements.removeDocument",
    "reimbursements.submit",
    "reimbursements.answerDeficiency",
    "reimbursements.withdraw",
  ],
  "directory:read": ["directory.search", "directory.export"],
} as const satisfies Record<ApiScope, readonly Permission[]>;

/** The scopes of which one is needed for an action; empty when no key may take it. */
export const scopesWith = (permission: Permission): readonly ApiScope[] =>
  apiScopes.filter((scope) => scopePermissions[scope].some((held) => held === permission));

/** Whether scopes hold an action. */
export const isInScopes = (scopes: readonly ApiScope[], permission: Permission): boolean =>
  scopesWith(permission).some((scope) => scopes.includes(scope));
