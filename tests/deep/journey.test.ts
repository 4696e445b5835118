import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, it } from "vitest";
import { keyboard, mouse } from "../support/page-input.ts";
import { walkJourney, type Walk } from "../support/journey.ts";
import { emailsTo } from "../support/mailbox.ts";
import { openPortal, type TestPortal } from "../support/portal.ts";

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

let portal: TestPortal;
let product: TestPortal["product"];
let browser: Browser;
beforeAll(async () => {
  portal = await openPortal({ SEED: "demo" }, { hasPageJobs: true });
  ({ product, browser } = portal);
});
afterAll(() => portal?.close());

const walks: readonly (readonly [string, Walk])[] = [
  ["at 1440 px", { number: 1, size: wide, hands: mouse, hasAxe: true }],
  ["at 390 px", { number: 2, size: phone, hands: mouse, hasAxe: true }],
  ["by keyboard alone", { number: 3, size: wide, hands: keyboard, hasAxe: false }],
];

describe("a product reimbursement travels from a new firm to the approval", () => {
  it.each(walks)("%s", (_name, walk) => walkJourney({ url: product.url, browser, emailsTo: (address) => emailsTo(product.dataDir, address) }, walk));
});
