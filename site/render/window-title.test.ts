import { expect, it } from "vitest";
import type { SiteState } from "../parts/site-state.ts";
import { windowTitle } from "./window-title.ts";

const state = (values: Partial<SiteState>): SiteState => ({
  key: "hs-codes",
  language: "en",
  address: { path: "/hs-codes", search: {}, params: {} },
  host: "epcmd.example",
  today: "2026-11-29",
  title: "HS Codes",
  content: null,
  ...values,
});
const list = (page: number) => ({ rows: [], page, pageCount: 9 });

it.each<[Partial<SiteState>, string]>([
  [{}, "HS Codes - EPCMD"],
  [{ content: list(1) }, "HS Codes - EPCMD"],
  [{ content: list(7) }, "HS Codes, page 7 - EPCMD"],
  [{ content: { facts: null, codes: list(7) }, language: "hi" }, "HS Codes, पृष्ठ 7 - EPCMD"],
  [{ hasError: true }, "Error: HS Codes - EPCMD"],
  [{ hasError: true, language: "hi" }, "त्रुटि: HS Codes - EPCMD"],
])("names the page of a list and an error first: %j", (values, title) => expect(windowTitle(state(values))).toBe(title));
