import { describe, expect, it } from "vitest";
import { accountMessages } from "./messages.ts";
import { passwordProblem, passwordRules, passwordStrength } from "./password-rules.ts";

describe("password rules", () => {
  it("count every symbol as special, those of the specification and any other, and say so", () => {
    const special = passwordRules.find((rule) => rule.key === "special");
    for (const symbol of "$&+,:;=?@#|'<>.^*()%!-_/\\[]{}~`\"€₹") expect(special?.isMet(`Abcdefg1${symbol}`), symbol).toBe(true);
    for (const other of [" ", "é", "क", "x"]) expect(special?.isMet(`Abcdefg1${other}`), other).toBe(false);
    expect(special?.label).toBe("Includes special symbol (any, like # or _)");
  });

  it.each([
    ["", 0],
    ["a", 20],
    ["abcdefgh", 40],
    ["abcdefg1", 60],
    ["Abcdefg1", 80],
    ["Abcdefg1#", 100],
    ["no digits no capitals", 100],
  ])("%s has strength %i", (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it.each(["Sahyadri#27", "correct horse battery staple", "सह्याद्री पर्वत के उस पार", "x".repeat(128)])("%s may be used", (password) => {
    expect(passwordProblem(password)).toBeUndefined();
  });

  it.each([
    ["Sahyadri27", accountMessages.passwordTooWeak],
    ["Sa#2", accountMessages.passwordTooWeak],
    ["x".repeat(129), accountMessages.passwordTooLong],
    ["Epcmd@2026", accountMessages.passwordCommon],
    ["P@ssw0rd", accountMessages.passwordCommon],
  ])("%s is refused", (password, problem) => {
    expect(passwordProblem(password, (lowered) => lowered === "p@ssw0rd")).toBe(problem);
  });

  it("answers a megabyte at once", () => {
    const before = process.cpuUsage();
    expect(passwordProblem("A1#a".repeat(262_144))).toBe(accountMessages.passwordTooLong);
    expect(process.cpuUsage(before).user).toBeLessThan(500_000);
  });
});
