import { expect, it } from "vitest";
import type { PendingFile } from "../../lib/local-progress.ts";
import { lostFiles } from "./lost-files.ts";

it("a kept file is lost when it does not travel and the server does not have it", () => {
  const kept = (key: string, changed: Partial<PendingFile> = {}): PendingFile => ({
    key,
    fieldName: "rcmc_certificate",
    name: "licence: new.pdf",
    sizeBytes: 3,
    ...changed,
  });
  const files = [
    kept("stored"),
    kept("sent smaller", { name: "bill.heic", sizeBytes: 9, sent: { name: "bill.jpg", sizeBytes: 2 } }),
    kept("on its way", { name: "b.pdf" }),
    kept("further", { fieldName: "further_paper", name: "entry.pdf", sizeBytes: 5 }),
    kept("refused", { problem: "It is damaged." }),
    kept("another size", { sizeBytes: 4 }),
    kept("another document", { fieldName: "manufacturing_license" }),
  ];
  const documents = [
    {
      fieldName: "rcmc_certificate",
      current: {
        files: [
          { name: "licence_ new.pdf", sizeBytes: 3 },
          { name: "bill.jpg", sizeBytes: 2 },
        ],
      },
    },
    { fieldName: "manufacturing_license", current: undefined },
    { fieldName: "further_paper_2", current: { files: [{ name: "entry.pdf", sizeBytes: 5 }] } },
  ];
  expect(lostFiles(files, [{ key: "on its way" }], documents).map(({ key }) => key)).toEqual(["refused", "another size", "another document"]);
});
