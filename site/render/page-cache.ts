import { setTimeout as wait } from "node:timers/promises";
import type { ContentState } from "#server/application/site/read-content-state.ts";
import { bytesOf, compressWell, type StoredPage } from "./stored-page.ts";

export type PageCache = {
  /** The page at this address, when it is in the cache. */
  find(address: string): StoredPage | undefined;
  /** The page at this address, rendered when it is not in the cache. Requests at the same time share one rendering. */
  get(address: string, render: () => Promise<StoredPage>): Promise<StoredPage>;
  /** To be called before `find` and `get`. Checks the content version, at most once a second. Undefined: no check was needed. */
  refresh(): Promise<void> | undefined;
};

export type PageCacheParts = {
  readonly readState: () => Promise<ContentState>;
  readonly now: () => Date;
  /** Gets an error of the check or of the compression. The cache stays as it is. */
  readonly onFailure: (error: unknown) => void;
  readonly maxBytes?: number;
};

const checkEveryMs = 1_000;
/** A slow database does not delay pages that are in the cache. */
const maxWaitMs = 250;
const defaultMaxBytes = 64 * 1024 ** 2;

/**
 * Keeps rendered pages in memory. A publish on any node empties it within a second: each node reads the content version when a page is
 * requested and the last check is a second old. This is one cheap query a second. Unlike a listening connection it works behind any
 * connection pool and cannot break unnoticed.
 */
export function createPageCache({ readState, now, onFailure, maxBytes = defaultMaxBytes }: PageCacheParts): PageCache {
  const pages = new Map<string, StoredPage>();
  const underWay = new Map<string, Promise<StoredPage>>();
  let state: ContentState | undefined;
  let checkedMs = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;
  // One page at a time, so that other threads stay free. Searches are not compressed well: they are rarely repeated.
  let compressing: Promise<void> = Promise.resolve();
  // A page that was rendered from older content must not enter the emptied cache.
  let generation = 0;

  async function check(): Promise<void> {
    try {
      const next = await readState();
      const isSame = state !== undefined && state.version === next.version && now() < state.changesAt;
      if (!isSame) empty();
      state = next;
    } catch (error) {
      onFailure(error);
    } finally {
      checkedMs = performance.now();
      checking = undefined;
    }
  }

  function empty(): void {
    pages.clear();
    underWay.clear();
    generation += 1;
  }

  function store(address: string, page: StoredPage): void {
    pages.set(address, page);
    let bytes = [...pages.values()].reduce((sum, each) => sum + bytesOf(each), 0);
    for (const [oldest, old] of pages) {
      if (bytes <= maxBytes) break;
      pages.delete(oldest);
      bytes -= bytesOf(old);
    }
    if (!address.includes("?")) compressing = compressing.then(() => compressIfCached(address, page)).catch(onFailure);
  }

  async function compressIfCached(address: string, page: StoredPage): Promise<void> {
    if (pages.get(address) === page) await compressWell(page);
  }

  async function renderOnce(address: string, render: () => Promise<StoredPage>): Promise<StoredPage> {
    const renderedFrom = generation;
    try {
      const page = await render();
      if (renderedFrom === generation && page.status === 200) store(address, page);
      return page;
    } finally {
      if (renderedFrom === generation) underWay.delete(address);
    }
  }

  return {
    find: (address) => pages.get(address),
    get: (address, render) => {
      const page = pages.get(address);
      if (page !== undefined) return Promise.resolve(page);
      const waiting = underWay.get(address);
      if (waiting !== undefined) return waiting;
      const rendering = renderOnce(address, render);
      underWay.set(address, rendering);
      return rendering;
    },
    refresh: () => {
      const isFresh = performance.now() - checkedMs < checkEveryMs && (state === undefined || now() < state.changesAt);
      if (isFresh) return undefined;
      checking ??= check();
      return Promise.race([checking, wait(maxWaitMs, undefined, { ref: false })]);
    },
  };
}
