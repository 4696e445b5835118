import { expect, it } from "vitest";
import { createTurns } from "./turns.ts";

it("runs two of one owner at once and the rest in order, whatever another owner does", async () => {
  const turns = createTurns({ atOnce: 2 });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (owner: string, name: string): Promise<void> =>
    turns.take(owner, () => {
      begun.push(name);
      return new Promise((resolve) => ends.set(name, resolve));
    });
  const all = [run("asha", "a1"), run("asha", "a2"), run("asha", "a3"), run("asha", "a4"), run("ravi", "r1")];
  expect(begun).toEqual(["a1", "a2", "r1"]);
  ends.get("a2")?.();
  await all[1];
  await expect.poll(() => begun).toEqual(["a1", "a2", "r1", "a3"]);
  for (const name of ["a1", "a3", "r1"]) ends.get(name)?.();
  await expect.poll(() => begun).toContain("a4");
  ends.get("a4")?.();
  await Promise.all(all);
});

it("goes on after a failure", async () => {
  const turns = createTurns({ atOnce: 1 });
  await expect(turns.take("asha", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await turns.take("asha", () => Promise.resolve("done"))).toBe("done");
});
