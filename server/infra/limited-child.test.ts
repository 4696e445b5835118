import { expect, test, vi } from "vitest";
import { missingPrograms } from "./limited-child.ts";

test("a machine without the programs that limit a child and repair PDFs is told each of them", () => {
  vi.stubEnv("PATH", "/nowhere");
  try {
    expect(missingPrograms()).toEqual(["unshare", "setpriv", "prlimit", "qpdf"]);
  } finally {
    vi.unstubAllEnvs();
  }
});
