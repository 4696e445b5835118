import { paths } from "#domain/council.ts";

/** The login's address with the way back to a page. */
export function loginPathFor({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  const next = `${pathname}${search}${hash}`;
  return next === "/" ? paths.login : `${paths.login}?next=${encodeURIComponent(next)}`;
}

/** The page to go back to, if it is one of ours: a path of this site, never another site's address. */
export function safeNext(search: string, origin: string): string | undefined {
  const next = new URLSearchParams(search).get("next");
  if (next === null || !next.startsWith("/") || !URL.canParse(next, origin)) return undefined;
  const url = new URL(next, origin);
  // "/.//evil.example" is read as "//evil.example", which a browser takes for another host.
  const isOurs = url.origin === origin && !url.pathname.startsWith("//") && url.pathname !== paths.login;
  return isOurs ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
