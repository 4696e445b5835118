import type { KeyRing } from "../../infra/keys.ts";
import { openSealed, seal } from "../../infra/sealed.ts";

type Numbered = { readonly firmId: string; readonly ifsc: string; readonly number: string };

/** What the database keeps of an account number: encrypted for the firm, its last four digits, and an HMAC by which it is recognised. */
export const sealAccountNumber = (ring: KeyRing, { firmId, ifsc, number }: Numbered) => ({
  sealedNumber: seal(ring, firmId, number),
  lastFour: number.slice(-4),
  fingerprint: ring.sign(`${ifsc} ${number}`),
});

/** The whole number of an account. @throws Error (erased, of another firm, or sealed with a key that is gone) */
export function openAccountNumber(
  ring: KeyRing,
  { firmId, sealedNumber }: { readonly firmId: string; readonly sealedNumber: string | null },
): string {
  const opened = sealedNumber === null ? undefined : openSealed(ring, firmId, sealedNumber);
  if (opened === undefined) throw new Error("the account number cannot be opened");
  return opened.text;
}
