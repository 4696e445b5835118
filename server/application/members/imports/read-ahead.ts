/**
 * The same items, each of them made while its reader is still at work on the one before. What the source throws is thrown at its
 * place; a reader that stops early waits for the item under way.
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
