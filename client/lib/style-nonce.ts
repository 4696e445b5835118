declare global {
  /** Read by `get-nonce`, which the library that locks scrolling below a dialog asks. */
  var __webpack_nonce__: string | undefined;
}

/** The nonce that the server gave this page's inline styles; undefined in development, where there is no policy. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
globalThis.__webpack_nonce__ = nonce;

/** For the styles that the component library writes into the page. */
export const styleNonce = (): string => nonce ?? "";
