import { describe, expect, it } from "vitest";
import { addressPrefix, addressSubject } from "./ip.ts";

describe("addresses", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002::/64"],
    ["2001:DB8:1:2::9", "2001:0db8:0001:0002::/64"],
    ["2001:db8::9", "2001:0db8:0000:0000::/64"],
    ["::1", "0000:0000:0000:0000::/64"],
    ["fe80::1%eth0", "fe80:0000:0000:0000::/64"],
  ])("%s counts as %s", (address, subject) => {
    expect(addressSubject(address)).toBe(subject);
  });

  it("are kept without their last part", () => {
    expect(addressPrefix("203.0.113.7")).toBe("203.0.113.0/24");
    expect(addressPrefix("2001:db8::9")).toBe("2001:0db8:0000:0000::/64");
  });
});
