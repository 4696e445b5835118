import type { Response } from "express";

/** No uploaded byte is ever run: an attachment, of the type that was found, in a sandbox. @source security.md row 23 */
export function protect(res: Response): void {
  res.setHeader("X-Content-Type-Options", "nosniff");
  res.setHeader("Content-Security-Policy", "sandbox; default-src 'none'");
  res.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  res.setHeader("Cache-Control", "private, no-store");
}
