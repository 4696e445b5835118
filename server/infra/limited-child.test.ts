import { expect, test, vi } from "vitest";
import { missingPrograms } from "./limited-child.ts";

test("a machine without the programs that limit a child is told each of them", () => {
  vi.stubEnv("PATH", "/nowhere");
  try {
    expect(missingPrograms()).toEqual(["unshare", "setpriv", "prlimit"]);
  } finally {
    vi.unstubAllEnvs();
  }
});
