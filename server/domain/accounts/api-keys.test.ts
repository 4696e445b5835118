import { describe, expect, it } from "vitest";
import { CreateApiKeyInput } from "./api-key-input.ts";
import { apiKeyEnd, apiKeyProblems, apiKeyText, looksLikeApiKey, readApiKey } from "./api-keys.ts";

const id = "01999f4e-7c2a-7d11-9a54-3c1f2b1a0d77";
const secret = "aB3_-".repeat(8) + "xyz";
const now = new Date("2026-11-29T20:00:00Z"); // the 30th in India

describe("the text of an API key", () => {
  it("is read back as id and secret", () => {
    const text = apiKeyText(id, secret);
    expect(text).toBe(`epcmd_01999f4e7c2a7d119a543c1f2b1a0d77_${secret}`);
    expect(readApiKey(text)).toEqual({ id, secret });
    expect(looksLikeApiKey(text)).toBe(true);
  });

  it.each([
    ["a short secret", apiKeyText(id, secret.slice(1))],
    ["a long secret", apiKeyText(id, `${secret}x`)],
    ["capitals in its id", apiKeyText(id.toUpperCase(), secret)],
    ["another prefix", apiKeyText(id, secret).replace("epcmd", "other")],
    ["a line break at its end", `${apiKeyText(id, secret)}\n`],
    ["a JWT", "eyJhbGciOiJIUzI1NiJ9.eyJhIjoxfQ.x"],
  ])("with %s is none", (_what, text) => expect(readApiKey(text)).toBeUndefined());
});

describe("a new API key", () => {
  it("ends with its last day in India, which is one day to one year away", () => {
    expect(apiKeyEnd("2027-01-31").toISOString()).toBe("2027-01-31T18:30:00.000Z");
    const onDay = (expiresOn: string) => apiKeyProblems({ scopes: ["directory:read"], expiresOn }, "BUYER", now);
    for (const day of ["2026-12-01", "2027-11-30"]) expect(onDay(day)).toEqual({});
    for (const day of ["2026-11-30", "2027-12-01"]) expect(onDay(day)).toEqual({ expiresOn: ["Choose a last day from 01-12-2026 to 30-11-2027."] });
  });

  it("has only scopes of its user's role", () => {
    expect(apiKeyProblems({ scopes: ["claims:read", "claims:write"], expiresOn: "2026-12-31" }, "EPCMD_ADMIN", now)).toEqual({
      scopes: ["Your login cannot give this scope. Choose among those of the list."],
    });
  });

  it("needs a name, a scope and a day", () => {
    const parsed = CreateApiKeyInput.safeParse({ name: " ", scopes: [], expiresOn: "soon" });
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual([
      "Enter the name",
      "Choose at least one scope.",
      "Last day must be a date, like 31-03-2026",
    ]);
  });
});
