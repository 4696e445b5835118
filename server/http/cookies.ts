import type { Request, Response } from "express";
import { signInStepMinutes } from "#domain/accounts/second-factor.ts";
import { council } from "#domain/council.ts";
import { dayMs } from "#domain/dates.ts";

/**
 * The cookies of the web client, none readable by a script: the session, which goes with the browser window, the mark of a
 * known device, which gives no access, and for some minutes a sign-in that waits for its second step. On https the `__Host-` prefix of their names binds them to this host.
 * @source security.md 3.1
 */
export type Cookies = {
  readonly session: string | undefined;
  readonly deviceMark: string | undefined;
  readonly setSession: (secret: string) => void;
  readonly clearSession: () => void;
  readonly setDeviceMark: (mark: string) => void;
  /** Cookie of a sign-in that waits for its second step; it gives no other access. */
  readonly signInStep: string | undefined;
  readonly setSignInStep: (secret: string) => void;
  readonly clearSignInStep: () => void;
};

const deviceMarkDays = 180;
const maxCookieLength = 200;

function readCookie(req: Request, name: string): string | undefined {
  for (const pair of (req.headers.cookie ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at < 0 || pair.slice(0, at).trim() !== name) continue;
    const value = pair.slice(at + 1).trim();
    return value.length > 0 && value.length <= maxCookieLength ? value : undefined;
  }
  return undefined;
}

const isSecureAt = (publicUrl: string): boolean => publicUrl.startsWith("https:");
const sessionCookieName = (publicUrl: string): string => `${isSecureAt(publicUrl) ? "__Host-" : ""}${council.slug}`;

/** The secret of the session cookie alone, or undefined. */
export const sessionCookieOf = (req: Request, publicUrl: string): string | undefined => readCookie(req, sessionCookieName(publicUrl));

/** @param publicUrl decides on prefix and `Secure`: plain http is for loopback only */
export function cookiesOf(req: Request, res: Response, publicUrl: string): Cookies {
  const isSecure = isSecureAt(publicUrl);
  const prefix = isSecure ? "__Host-" : "";
  const names = { session: sessionCookieName(publicUrl), device: `${prefix}${council.slug}-device`, step: `${prefix}${council.slug}-sign-in` };
  const rules = { httpOnly: true, secure: isSecure, sameSite: "lax", path: "/" } as const;
  return {
    session: readCookie(req, names.session),
    deviceMark: readCookie(req, names.device),
    setSession: (secret) => res.cookie(names.session, secret, rules),
    clearSession: () => {
      res.clearCookie(names.session, rules);
      // The Back button must not show pages from the browser's cache. @source security.md row 29
      res.setHeader("Clear-Site-Data", '"cache"');
    },
    signInStep: readCookie(req, names.step),
    setSignInStep: (secret) => res.cookie(names.step, secret, { ...rules, maxAge: signInStepMinutes * 60 * 1000 }),
    clearSignInStep: () => res.clearCookie(names.step, rules),
    setDeviceMark: (mark) => res.cookie(names.device, mark, { ...rules, maxAge: deviceMarkDays * dayMs }),
  };
}
