/** The call that the HTML of the portal has begun: `client/public/first-read.js`. */
type FirstRead = { readonly address: string; readonly answer: Promise<Response> };

declare global {
  var portalFirstRead: FirstRead | undefined;
}

/** The answer to this call if the HTML of the page has begun it; only once, for a second call wants the state of its own time. */
export function takeFirstRead(address: RequestInfo | URL): Promise<Response> | undefined {
  const begun = globalThis.portalFirstRead;
  if (begun?.address !== address) return undefined;
  globalThis.portalFirstRead = undefined;
  return begun.answer;
}
