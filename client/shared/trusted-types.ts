/** What a policy lets through; undefined refuses. */
type Rules = {
  readonly createHTML?: (html: string) => string | undefined;
  readonly createScriptURL?: (address: string) => string | undefined;
};
type Policy = { createHTML(html: string): TrustedHTML };

/**
 * A policy of Trusted Types: where the content policy requires them, the browser writes only such HTML into a page. Its name stands in
 * `server/http/security-headers.ts`. Undefined where a browser does not know them.
 * @source https://www.w3.org/TR/trusted-types/
 */
export function createPolicy(name: "default" | "prose", rules: Rules): Policy | undefined {
  // TypeScript's types of the browser do not know it yet.
  const browser = globalThis as typeof globalThis & { readonly trustedTypes?: { createPolicy(name: string, rules: Rules): Policy } };
  return browser.trustedTypes?.createPolicy(name, rules);
}
