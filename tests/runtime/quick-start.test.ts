import { expect, test } from "vitest";
import { startCopy } from "../support/portal.ts";
import { runQuickStart } from "../support/quick-start.ts";

test("the quick start for integrators runs, command by command, on a fresh portal", async () => {
  const { database, product } = await startCopy({ SEED: "demo", PUBLIC_URL: "" }, { hasPageJobs: true });
  try {
    const { printed, dossier } = await runQuickStart(product.url);
    expect(printed).toContain("Form submitted successfully for review!");
    expect(printed).toMatch(/dossier\.pdf of PRD-\d{4}-\d{5}/);
    expect(dossier.subarray(0, 5).toString()).toBe("%PDF-");
  } finally {
    await product.remove();
    await database.drop();
  }
});
