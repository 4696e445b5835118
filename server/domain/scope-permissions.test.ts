import { describe, expect, it } from "vitest";
import { apiScopes, scopesFor } from "./accounts/api-keys.ts";
import { roles } from "./accounts/roles.ts";
import { auditedPermissions } from "./audit/audited-permissions.ts";
import { permissions, rightsFor, rolesAllowed, type Permission } from "./permissions.ts";
import { isInScopes, scopePermissions, scopesWith } from "./scope-permissions.ts";

const held: readonly Permission[] = apiScopes.flatMap((scope) => [...scopePermissions[scope]]);

describe("the scopes of API keys", () => {
  it("hold actions of the permission table, each in one scope", () => {
    for (const permission of held) expect(permissions).toHaveProperty([permission]);
    expect(new Set(held).size).toBe(held.length);
  });

  it("hold no decision, payment, management of users, keys or firms, and no audit trail", () => {
    expect(
      held.filter((permission) => /^(accounts|audit|payments|invoices|privacy|system|work|notes|joining|site|radar)\./.test(permission)),
    ).toEqual([]);
    expect(held.filter((permission) => rightsFor(permission).length > 0)).toEqual([]);
    const ofOffices = held.filter((permission) => /^(reviews|dgft|members|rules)\./.test(permission));
    expect(ofOffices.filter((permission) => auditedPermissions[permission] !== "reads")).toEqual([]);
  });

  it("hold in claims:write only what a member does with own claims", () => {
    expect(scopePermissions["claims:write"]).toEqual([
      "reimbursements.saveStep",
      "reimbursements.attachDocument",
      "reimbursements.removeDocument",
      "reimbursements.submit",
      "reimbursements.answerDeficiency",
      "reimbursements.withdraw",
    ]);
    for (const permission of scopePermissions["claims:write"]) expect(rolesAllowed(permission)).toEqual(["MEMBER"]);
  });

  it.each(roles)("are offered to %s only where the role may take one of their actions", (role) => {
    for (const scope of scopesFor(role)) expect(scopePermissions[scope].some((permission) => rolesAllowed(permission).includes(role))).toBe(true);
  });

  it("are asked by action", () => {
    expect(scopesWith("reviews.list")).toEqual(["claims:read"]);
    expect(scopesWith("reviews.forward")).toEqual([]);
    expect(isInScopes(["claims:write"], "reimbursements.getOwn")).toBe(false);
    expect(isInScopes(["members:read", "claims:read"], "reimbursements.getOwn")).toBe(true);
  });
});
