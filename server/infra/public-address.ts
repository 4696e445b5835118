import { lookup } from "node:dns/promises";
import { BlockList, isIPv4, isIPv6, type LookupFunction } from "node:net";

/** IPv4 that is no address of the public internet. @source IANA IPv4 Special-Purpose Address Registry (RFC 6890); multicast; reserved */
const specialIpv4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;
/** Of 2000::/3, where all public IPv6 is: what is special, or holds an IPv4 address. @source IANA IPv6 Special-Purpose Address Registry */
const specialIpv6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const special = new BlockList();
for (const [network, bits] of specialIpv4) special.addSubnet(network, bits, "ipv4");
for (const [network, bits] of specialIpv6) special.addSubnet(network, bits, "ipv6");
const globalIpv6 = new BlockList();
globalIpv6.addSubnet("2000::", 3, "ipv6");

/** Whether an address belongs to the public internet: not private, loopback, link-local, shared, multicast, or IPv4 within IPv6. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, "ipv4");
  return isIPv6(address) && !address.includes("%") && globalIpv6.check(address, "ipv6") && !special.check(address, "ipv6");
}

export type ResolvedAddress = { readonly address: string; readonly family: number };

/** The host of a URL as the resolver takes it: without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, "$1");

/**
 * Every address of a host.
 * @throws Error (the name is unknown, or the resolver does not answer)
 */
export const resolveHost = (host: string): Promise<ResolvedAddress[]> => lookup(host, { all: true });

/** A look-up that answers addresses which were checked before: the connection goes to one of them and asks no resolver again. */
export const lookupOf = ([first, ...others]: readonly ResolvedAddress[]): LookupFunction => {
  return (_host, { all }, answer) => {
    if (first === undefined) answer(new Error("no address"), []);
    else if (all === true) answer(null, [first, ...others]);
    else answer(null, first.address, first.family);
  };
};
