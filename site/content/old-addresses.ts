import { paths } from "#domain/council.ts";
import { hrefOf, languageAt } from "./addresses.ts";
import type { PageKey } from "./pages.ts";

/** Addresses of the council's earlier website, in lower case, and the pages that have their content now. */
const successors: Readonly<Record<string, PageKey>> = {
  "/what-we-do": "services-offered",
  "/fee-structure": "become-a-member",
  "/documents-need": "documents-required",
  "/exhibition-in-abroad": "trade-show",
  "/officials-of-epcmd": "officials",
};

/** The directory of members was public. Now buyers register first. */
const oldDirectory = "/directory";

/** Where an address of the earlier website leads, in its language. Undefined for any other address. */
export function successorOf(pathname: string): string | undefined {
  const { language, rest } = languageAt(pathname);
  const path = rest.toLowerCase().replace(/\/$/, "");
  const page = Object.hasOwn(successors, path) ? successors[path] : undefined;
  if (page !== undefined) return hrefOf(page, language);
  return path === oldDirectory ? paths.buyerRegistration : undefined;
}
