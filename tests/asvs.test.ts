import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Papa from "papaparse";
import { expect, it } from "vitest";
import { z } from "zod";
import { projectRoot } from "#server/infra/project-root.ts";

const Requirement = z.object({
  requirement: z.string().regex(/^\d+\.\d+\.\d+$/),
  level: z.enum(["1", "2"]),
  what: z.string().min(1),
  verdict: z.enum(["pass", "not applicable", "open"]),
  test_file: z.string(),
  test_name: z.string(),
  reason: z.string(),
});
const { data } = Papa.parse(readFileSync(join(projectRoot, "docs/asvs.csv"), "utf8"), { header: true, skipEmptyLines: true });
const requirements = z.array(Requirement).parse(data);

// @source OWASP ASVS 5.0, levels 1 and 2
it("holds the 253 requirements of levels 1 and 2, each once", () => {
  expect(requirements).toHaveLength(253);
  expect(new Set(requirements.map(({ requirement }) => requirement)).size).toBe(253);
});

it("claims nothing that no test shows: each test that is named stands in the file that is named", () => {
  const unshown = requirements
    .filter(({ verdict }) => verdict === "pass")
    .filter(({ test_file, test_name }) => {
      const path = join(projectRoot, test_file);
      return test_name === "" || !existsSync(path) || !readFileSync(path, "utf8").includes(test_name);
    });
  expect(unshown).toEqual([]);
});

it("says why of everything that is open or does not apply", () => {
  expect(requirements.filter(({ verdict, reason }) => (verdict === "pass") !== (reason === ""))).toEqual([]);
});
