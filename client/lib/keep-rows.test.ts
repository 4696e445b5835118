import { expect, it } from "vitest";
import { keepRowsAbout } from "./keep-rows.ts";

it("keeps the figures of another page, and not those of another account", () => {
  const before = { rows: ["an entry"] };
  const query = { queryKey: [["invoices", "book"], { input: { account: "bank", from: undefined, page: 1 }, type: "query" }] } as const;
  expect(keepRowsAbout({ account: "bank", from: undefined })(before, query)).toBe(before);
  expect(keepRowsAbout({ account: "receivable" })(before, query)).toBeUndefined();
  expect(keepRowsAbout({ account: "bank" })(undefined, undefined)).toBeUndefined();
});
