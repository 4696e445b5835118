import { describe, expect, it } from "vitest";
import { createBatchLoader } from "./batch-loader.ts";
import { createDb } from "./client.ts";

/** Only the place of a pool in a table is needed; nothing connects before the first statement. */
const { db } = createDb("postgres://127.0.0.1:1/none");

function loaderOverRows() {
  const rows = new Map([
    ["a", 1],
    ["b", 2],
  ]);
  const asked: string[][] = [];
  let gate = Promise.resolve();
  const look = createBatchLoader<number>(async (_db, keys) => {
    asked.push([...keys]);
    const found = new Map([...rows].filter(([key]) => keys.includes(key)));
    await gate;
    return found;
  });
  return {
    rows,
    asked,
    look,
    hold() {
      let open: () => void = () => undefined;
      gate = new Promise((resolve) => (open = resolve));
      return () => open();
    },
  };
}

describe("batched keys", () => {
  it("that come at the same moment share one statement, and each gets its own answer", async () => {
    const { asked, look } = loaderOverRows();
    expect(await Promise.all([look(db, "a"), look(db, "b"), look(db, "a"), look(db, "nobody")])).toEqual([1, 2, 1, undefined]);
    expect(asked).toEqual([["a", "b", "nobody"]]);
  });

  it("are never answered from a statement that began before they were asked", async () => {
    const { asked, look, rows, hold } = loaderOverRows();
    const open = hold();
    const first = look(db, "a");
    while (asked.length === 0) await new Promise(setImmediate);
    rows.delete("a");
    const second = look(db, "a");
    open();
    expect(await first).toBe(1);
    expect(await second).toBeUndefined();
  });

  it("fail together, and the next ones are read again", async () => {
    let isAway = true;
    const look = createBatchLoader<string>(async (_db, keys) => {
      if (isAway) throw new Error("away");
      return new Map(keys.map((key) => [key, `found ${key}`]));
    });
    expect(await Promise.allSettled([look(db, "a"), look(db, "b")])).toMatchObject([{ status: "rejected" }, { status: "rejected" }]);
    isAway = false;
    expect(await look(db, "a")).toBe("found a");
  });
});
