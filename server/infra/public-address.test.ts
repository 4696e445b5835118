import { expect, it } from "vitest";
import { hostOf, isPublicAddress } from "./public-address.ts";

it.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "169.254.169.254",
  "172.31.255.255",
  "192.168.1.1",
  "198.19.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:10.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::a00:1",
  "fc00::1",
  "fd12:3456::1",
  "fe80::1",
  "fe80::1%eth0",
  "ff02::1",
  "2001::1",
  "2001:db8::1",
  "2002:a00:1::",
  "not an address",
])("%s is not public", (address) => expect(isPublicAddress(address)).toBe(false));

it.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450::1"])("%s is public", (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

it("reads every spelling of an address as the connection does", () => {
  for (const url of ["https://2130706433/", "https://0x7f000001/", "https://127.1/", "https://[::ffff:127.0.0.1]/", "https://[::1]/"])
    expect([url, isPublicAddress(hostOf(new URL(url)))]).toEqual([url, false]);
});
