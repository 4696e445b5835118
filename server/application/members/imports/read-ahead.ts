/**
 * Reads one item ahead while the consumer works on the one before. An error of the source is thrown at its position; a consumer
 * that stops early waits for the item that is being read.
 */
export async function* readAhead<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  const items = source[Symbol.asyncIterator]();
  const begin = (): Promise<IteratorResult<T>> => {
    const item = items.next();
    item.catch(() => undefined); // the consumer gets this error when it reaches the portion
    return item;
  };
  let next = begin();
  try {
    for (;;) {
      const item = await next;
      if (item.done === true) return;
      next = begin();
      yield item.value;
    }
  } finally {
    await next.catch(() => undefined);
    await items.return?.();
  }
}
