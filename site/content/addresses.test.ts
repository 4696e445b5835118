import { successorOf } from "./old-addresses.ts";
import { describe, expect, it } from "vitest";
import { hrefOf, linksIn, pageAt, translated } from "./addresses.ts";
import { languageKeys } from "./languages/languages.ts";
import { pageKeys, sitePages } from "./pages.ts";

describe("addresses of public pages", () => {
  it("are the specification's, with /hi before them in Hindi", () => {
    expect(hrefOf("home", "en")).toBe("/");
    expect(hrefOf("home", "hi")).toBe("/hi");
    expect(hrefOf("about-council", "en")).toBe("/about-epcmd");
    expect(hrefOf("report-hub", "hi")).toBe("/hi/Report-hub");
    expect(hrefOf("hs-codes", "en", { search: "90 18", page: "" })).toBe("/hs-codes?search=90+18");
  });

  it("lead back to their page, whatever the case of their letters and the slash at their end", () => {
    for (const key of pageKeys.filter((page) => !sitePages[page].path.includes(":")))
      for (const language of languageKeys) {
        const path = hrefOf(key, language);
        expect(pageAt(path)).toMatchObject({ key, path });
        expect(pageAt(`${path.toUpperCase()}/`)).toMatchObject({ key, path });
      }
    expect(pageAt("/policies")?.path).toBe("/Policies");
  });

  it("change their language and nothing else", () => {
    expect(translated("/", "hi")).toBe("/hi");
    expect(translated("/hi", "en")).toBe("/");
    expect(translated("/hi/hs-codes", "en", { search: "&" })).toBe("/hs-codes?search=%26");
    expect(translated("/no-such-page", "hi")).toBe("/hi/no-such-page");
  });

  it("in a text keep the language of the page; those of the portal, of files and of other sites stay", () => {
    expect(linksIn('<a href="/faq">a</a> <a href="/hi/faq?x=1#y">b</a> <a href="/login">c</a>', "hi")).toBe(
      '<a href="/hi/faq">a</a> <a href="/hi/faq?x=1#y">b</a> <a href="/login">c</a>',
    );
    const others = '<a href="//faq">a</a> <a href="https://b.example/faq">b</a> <a href="/faq.pdf">c</a> <a href="#faq">d</a>';
    expect(linksIn(others, "hi")).toBe(others);
    expect(linksIn('<a href="/faq">a</a>', "en")).toBe('<a href="/faq">a</a>');
  });

  it("are none for what no page has", () => {
    for (const path of ["/hindi", "/hi/hi", "/about-other", "/home", "/%", "/hs-codes/9018"]) expect(pageAt(path)).toBeUndefined();
  });
});

it("addresses of the earlier website lead to the pages that followed them, in their language", () => {
  const old = ["/what-we-do", "/Fee-Structure/", "/hi/documents-need", "/exhibition-in-abroad", "/officials-of-epcmd", "/directory", "/gallery"];
  expect(old.map(successorOf)).toEqual([
    "/services-offered",
    "/become-a-member",
    "/hi/documents-required",
    "/trade-show",
    "/officials-at-epcmd",
    "/buyer-registration",
    undefined,
  ]);
});
