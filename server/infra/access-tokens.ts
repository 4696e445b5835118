import { errors, jwtVerify, SignJWT, type JWTPayload } from "jose";
import { z } from "zod";
import type { KeyRing } from "./keys.ts";

const algorithm = "HS256";
const tokenType = "at+jwt";

/** Audience and issuer of a token; tokens of other portals are refused. */
export type TokenRealm = { readonly keys: KeyRing; readonly issuer: string; readonly audience: string };

/** The part of a token that the server uses; all other claims are for the client. */
const Believed = z.object({ sid: z.uuid() });

/** Signs an access token (JWT, HS256) with the current key. `claims` are for the client; instants are set here. */
export function signAccessToken(
  { keys, issuer, audience }: TokenRealm,
  token: { readonly id: string; readonly sessionId: string; readonly claims: JWTPayload; readonly issuedAt: Date; readonly seconds: number },
): Promise<string> {
  const issuedAtSeconds = Math.floor(token.issuedAt.getTime() / 1000);
  return new SignJWT({ ...token.claims, sid: token.sessionId })
    .setProtectedHeader({ alg: algorithm, typ: tokenType, kid: keys.current.kid })
    .setIssuer(issuer)
    .setAudience(audience)
    .setJti(token.id)
    .setIssuedAt(issuedAtSeconds)
    .setExpirationTime(issuedAtSeconds + token.seconds)
    .sign(keys.current.bytes);
}

/**
 * The session that a token names, or undefined for any token that is not ours, not of this kind, changed or too old. One
 * algorithm is accepted, and only keys that we have: the token's `kid` chooses among them and leads nowhere else.
 * @source security.md 3.1, row 6; RFC 8725, RFC 9068
 */
export async function sessionOfAccessToken({ keys, issuer, audience }: TokenRealm, token: string, now: Date): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => keyOf(keys, kid), {
      algorithms: [algorithm],
      typ: tokenType,
      issuer,
      audience,
      requiredClaims: ["exp", "iat", "jti", "sid"],
      currentDate: now,
    });
    return Believed.safeParse(payload).data?.sid;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

function keyOf(keys: KeyRing, kid: string | undefined): Uint8Array {
  const key = kid === undefined ? undefined : keys.find(kid);
  if (key === undefined) throw new errors.JWKSNoMatchingKey();
  return key.bytes;
}
