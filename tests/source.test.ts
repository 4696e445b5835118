import { expect, it } from "vitest";
import { sourcesIn, textOf } from "./support/sources.ts";

// Ways to do harm that no file of the product may use; a name in a list is an exception that was looked at.

const sources = ["server", "db", "workers", "client", "site"].flatMap(sourcesIn);
const using = (pattern: RegExp): string[] => sources.filter((file) => pattern.test(textOf(file)));

it("nothing is run that came as text", () => {
  expect(using(/\beval\(|new Function\(|\bvm\.|setTimeout\("/)).toEqual([]);
});

it("no shell is ever started: programs are started by name with a list of arguments", () => {
  expect(using(/shell: true|import \{[^}]*\bexec(Sync)?\b[^}]*\} from "node:child_process"/)).toEqual([]);
});

it("no page writes html of its own making", () => {
  // Markdown that the server turned into HTML, without any HTML of the text's own and without foreign protocols.
  const looked = ["client/shared/prose.tsx"];
  expect(using(/dangerouslySetInnerHTML|\.innerHTML|\.outerHTML|insertAdjacentHTML|document\.write/)).toEqual(looked);
});

it("pages take no messages from other windows, and load no script from data", () => {
  expect(using(/postMessage|addEventListener\("message"|createElement\("script"\)/).filter((file) => /^(client|site)\//.test(file))).toEqual([
    // A page and the worker that it started; a worker hears no other window.
    "client/lib/pictures/picture-orders.ts",
    "client/lib/pictures/picture-worker.ts",
    "client/features/fairs/leads/use-leads.ts",
  ]);
});

it("secret random values come from the system's generator; only retry delays use another one", () => {
  expect(using(/Math\.random/)).toEqual(["db/connection/transact.ts", "workers/queue/runtime.ts"]);
});

it("keys, hashes and tokens are made by node, jose and argon2, with nothing that is broken", () => {
  expect(using(/createHash\("(?!sha256)|createCipher\(|-ecb"|"des-|"rc4|pseudoRandomBytes/)).toEqual([]);
  expect(using(/from "(crypto-js|md5|sha1|bcryptjs|jsonwebtoken)"/)).toEqual([]);
});

it("a regular expression is made of text only where the text is ours", () => {
  expect(using(/new RegExp\(/)).toEqual(["server/rest/mount.ts", "workers/parse/sheet-xlsx.ts"]);
});

it("redirects stay on this site: every place that redirects is known", () => {
  expect(using(/\.redirect\(|setHeader\("Location"/i)).toEqual([
    "site/render/answer-pages.ts", // a public page's own address, as it is spelled
    "site/render/answer-posts.ts", // back to the page on which an opinion was given
    "site/render/follow-posts.ts", // back to the page with what the button led to
    "site/render/joining-posts.ts", // back to the application whose form was sent
    "site/render/media.ts", // from the address of a page's PDF to the file that it is now
  ]);
  expect(using(/location\.(assign|replace|href =)/)).toEqual([
    "client/features/accounts/sign-in-again.tsx", // the login
    "client/features/accounts/use-sign-out.ts", // the first page
    "client/features/directory/use-export.ts", // the path of a made list, from our own answer
    "site/pages/join/enhance-upload.ts", // the page with the uploaded document, from our own answer
    "site/parts/forms/enhance-form.ts", // the page of a form that is gone, from our own answer
    "site/parts/frame/enhance-opinion.ts", // a place on the same page
  ]);
});

it("a page stays as it is when the session ends: those that ask who is signed in at this moment are known", () => {
  expect(using(/\buseSignedIn\(/).toSorted()).toEqual([
    "client/features/accounts/fresh-password-dialog.tsx", // asks nothing of a user who is signed out
    "client/features/accounts/lazy-session-dialogs.ts", // loads once somebody is signed in
    "client/features/accounts/use-me.ts",
    "client/features/reimbursements/filed-reimbursement.tsx", // keeps the first user itself
  ]);
});

it("a dialog that is drawn only while it is open is a Dialog, which gives the focus back", () => {
  expect(using(/<Modal\b[^>]*?\sopened\b(?!=)/)).toEqual(["client/components/dialog.tsx"]);
});

it("a button that waits for its work is not disabled, which would take the focus from it: it is a BusyButton", () => {
  expect(using(/\sloading=\{/)).toEqual(["client/shared/site-image.tsx"]); // when a picture is loaded
});
