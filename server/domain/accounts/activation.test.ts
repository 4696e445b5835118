import { describe, expect, it } from "vitest";
import { formatLinkId, isOtp, OtpText, parseLinkId } from "./activation.ts";
import { EmailAddress, partlyShown } from "./email.ts";

const id = { nonce: "n".repeat(22), signature: "s".repeat(43), issuedAtSeconds: 1_795_000_000 };

describe("ids of activation links", () => {
  it("are a random part with signature, a colon and unix seconds", () => {
    const text = formatLinkId(id);
    expect(text).toMatch(/^[\w-]{65}:\d{10}$/);
    expect(parseLinkId(text)).toEqual(id);
  });

  it.each([
    "",
    ":",
    "abc:1795000000",
    `${"n".repeat(65)}:`,
    `${"n".repeat(65)}:17950000001`,
    `${"n".repeat(65)}:1795000000 `,
    `${"n".repeat(64)}/:1795000000`,
  ])("%s is none", (text) => {
    expect(parseLinkId(text)).toBeUndefined();
  });
});

describe("OTPs", () => {
  it.each([
    ["004211", "004211"],
    [4211, "004211"],
    [0, "000000"],
    [" 004 211 ", "004211"],
  ])("%s is read as %s", (given, otp) => {
    expect(OtpText.parse(given)).toBe(otp);
    expect(isOtp(otp)).toBe(true);
  });

  it.each(["12345", "1234567", "12345a", "", "१२३४५६"])("%s is none", (text) => {
    expect(isOtp(text)).toBe(false);
  });
});

describe("e-mail addresses", () => {
  it.each(["a@b.example", "first.last+tag@sub.epcmd.example"])("%s is one", (email) => {
    expect(EmailAddress.parse(` ${email} `)).toBe(email);
  });

  it.each([
    "",
    "a",
    "a@b",
    "a b@c.example",
    "a@b.example,c@d.example",
    "a@b.example\nBcc: c@d.example",
    `${"a".repeat(250)}@b.example`,
    "(x)a@b.example",
  ])("%s is none", (email) => {
    expect(EmailAddress.safeParse(email).success).toBe(false);
  });

  it("answers 100 KB of almost an address at once", () => {
    const before = process.cpuUsage();
    expect(EmailAddress.safeParse("a.".repeat(50_000)).success).toBe(false);
    expect(process.cpuUsage(before).user).toBeLessThan(100_000);
  });

  it("are shown partly", () => {
    expect(partlyShown("export@sahyadri.example")).toBe("e…@sahyadri.example");
  });
});
