import { expect, it } from "vitest";
import { escapeMarkup } from "./escape-markup.ts";

it("escapes the characters that have a meaning in XML and HTML, and leaves other text unchanged", () => {
  expect(escapeMarkup(`<a title="R&D">Anand's</a>`)).toBe("&lt;a title=&quot;R&amp;D&quot;&gt;Anand&#39;s&lt;/a&gt;");
  expect(escapeMarkup("चिकित्सा उपकरण")).toBe("चिकित्सा उपकरण");
});
