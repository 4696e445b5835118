import { expect, test } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

test("a second tap stores nothing, a failure is said, and the next tap stores", async () => {
  const run = oneAtATime();
  let kept = 0;
  const keep = async (): Promise<void> => {
    kept += 1;
  };
  expect(await Promise.all([run(keep), run(keep)])).toEqual(["done", "busy"]);
  expect(kept).toBe(1);
  expect(await run(() => Promise.reject(new Error("full")))).toBe("failed");
  expect(await run(keep)).toBe("done");
});
