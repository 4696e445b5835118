/** Does the work for each of them, so many at the same time; the results in the order of what was given. */
export async function inParallel<T, R>(all: readonly T[], concurrency: number, work: (each: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = all.entries();
  const worker = async (): Promise<void> => {
    for (const [index, each] of waiting) results[index] = await work(each);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}
