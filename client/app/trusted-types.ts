import { createPolicy } from "../shared/trusted-types.ts";

/** What begins a tag or a comment. */
const markup = /<[a-z!/?]/i;
/** React makes a script element of this, which never runs. */
const emptyScript = "<script></script>";

// What libraries write: styles, which are no markup, and workers of our own. Everything else needs a policy of its own.
createPolicy("default", {
  createHTML: (html) => (html === emptyScript || !markup.test(html) ? html : undefined),
  createScriptURL: (address) => (new URL(address, document.baseURI).href.startsWith(`${window.location.origin}/assets/`) ? address : undefined),
});
