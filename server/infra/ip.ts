import { isIPv4, isIPv6 } from "node:net";

/** The four hextets of the /64 of an IPv6 address, in full and lower case. */
function network64(address: string): string {
  const [head = "", tail] = address.toLowerCase().split("%", 1)[0]?.split("::") ?? [];
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const all = [...left, ...Array.from({ length: missing }, () => "0"), ...right];
  return all
    .slice(0, 4)
    .map((hextet) => hextet.padStart(4, "0"))
    .join(":");
}

const unmapped = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "");

/** The subject of a rate limit for an address: the address, or for IPv6 its /64. @source security.md row 9 */
export function addressSubject(address: string): string {
  const plain = unmapped(address);
  return isIPv6(plain) ? `${network64(plain)}::/64` : plain;
}

/** The part of an address that a session stores: the /24, or for IPv6 the /64; enough to recognise a place, not a person. */
export function addressPrefix(address: string): string {
  const plain = unmapped(address);
  return isIPv4(plain) ? `${plain.split(".").slice(0, 3).join(".")}.0/24` : addressSubject(plain);
}
