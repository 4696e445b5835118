export type Turns = {
  /** Runs `work` once fewer than the limit of this owner are running; the others wait in order. */
  take<T>(owner: string, work: () => Promise<T>): Promise<T>;
};

/** Limits what each owner runs at the same time, so that one with much work cannot take all places of a shared queue. */
export function createTurns({ atOnce }: { readonly atOnce: number }): Turns {
  const lines = new Map<string, { running: number; readonly waiting: (() => void)[] }>();

  return {
    async take(owner, work) {
      const line = lines.get(owner) ?? { running: 0, waiting: [] };
      lines.set(owner, line);
      if (line.running >= atOnce) await new Promise<void>((resolve) => line.waiting.push(resolve));
      else line.running += 1;
      try {
        return await work();
      } finally {
        const next = line.waiting.shift();
        // The next one takes over the place.
        if (next !== undefined) next();
        else if ((line.running -= 1) === 0) lines.delete(owner);
      }
    },
  };
}
