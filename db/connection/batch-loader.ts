import type { Db } from "./client.ts";

type Waiting<V> = { readonly answer: Promise<V | undefined>; give(value: V | undefined): void; refuse(error: unknown): void };
type Line<V> = { waiting: Map<string, Waiting<V>>; isAsking: boolean };

/**
 * A look-up by key for many requests at the same time: calls that arrive while one statement runs share the next
 * one. Each reads the rows as they are after its call; a single call does not wait.
 * @param find looks up many keys in one statement; a missing key is undefined
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
    // One turn of the event loop later, so that calls of the same turn share a statement.
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
