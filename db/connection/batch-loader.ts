import type { Db } from "./client.ts";

type Waiting<V> = { readonly answer: Promise<V | undefined>; give(value: V | undefined): void; refuse(error: unknown): void };
type Line<V> = { waiting: Map<string, Waiting<V>>; isAsking: boolean };

/**
 * A look-up by key that many requests make at the same moment: those that come while one statement runs share the next
 * one. Each still reads what the rows say after it asked; a lone request waits for nobody.
 * @param find answers many keys in one statement; a key it does not answer is undefined
 */
export function createBatchLoader<V>(find: (db: Db, keys: readonly string[]) => Promise<ReadonlyMap<string, V>>) {
  const lines = new WeakMap<Db, Line<V>>();

  async function ask(db: Db, line: Line<V>): Promise<void> {
    line.isAsking = true;
    while (line.waiting.size > 0) {
      const asked = line.waiting;
      line.waiting = new Map();
      try {
        const found = await find(db, [...asked.keys()]);
        for (const [key, { give }] of asked) give(found.get(key));
      } catch (error) {
        for (const { refuse } of asked.values()) refuse(error);
      }
    }
    line.isAsking = false;
  }

  return (db: Db, key: string): Promise<V | undefined> => {
    const line = lines.get(db) ?? { waiting: new Map<string, Waiting<V>>(), isAsking: false };
    lines.set(db, line);
    const same = line.waiting.get(key) ?? waiting<V>();
    line.waiting.set(key, same);
    // One turn of the loop later, so that what arrived together is asked together.
    if (!line.isAsking) {
      line.isAsking = true;
      setImmediate(() => void ask(db, line));
    }
    return same.answer;
  };
}

function waiting<V>(): Waiting<V> {
  let give: Waiting<V>["give"] = () => {};
  let refuse: Waiting<V>["refuse"] = () => {};
  const answer = new Promise<V | undefined>((resolve, reject) => {
    give = resolve;
    refuse = reject;
  });
  return { answer, give, refuse };
}
