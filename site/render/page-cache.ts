import { setTimeout as wait } from "node:timers/promises";
import type { ContentState } from "#server/application/site/read-content-state.ts";
import { bytesOf, compressWell, type StoredPage } from "./stored-page.ts";

export type PageCache = {
  /** The page under this address if it is kept and still holds. */
  find(address: string): StoredPage | undefined;
  /** The page under this address, drawn if it is not kept; many who ask at once wait for one drawing. */
  get(address: string, draw: () => Promise<StoredPage>): Promise<StoredPage>;
  /** Has to come before `find` and `get`: asks whether what is kept still holds, at most once a second. Undefined: nothing to wait for. */
  refresh(): Promise<void> | undefined;
};

export type PageCacheParts = {
  readonly readState: () => Promise<ContentState>;
  readonly now: () => Date;
  /** Told when the state could not be read or a page not packed; what is kept is then shown on. */
  readonly onFailure: (error: unknown) => void;
  readonly maxBytes?: number;
};

const checkEveryMs = 1_000;
/** A database that does not answer must not keep people from pages that are there. */
const patienceMs = 250;
const usualMaxBytes = 64 * 1024 ** 2;

/**
 * Drawn pages in memory. A publish anywhere empties it within a second: each node reads the version of the content when
 * somebody asks for a page and the last look is a second old. That is one cheap query a second, and unlike a listening
 * connection it cannot be lost unnoticed, works behind any pool, and costs nothing at night.
 */
export function createPageCache({ readState, now, onFailure, maxBytes = usualMaxBytes }: PageCacheParts): PageCache {
  const kept = new Map<string, StoredPage>();
  const underWay = new Map<string, Promise<StoredPage>>();
  let state: ContentState | undefined;
  let checkedMs = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;
  // One at a time, so that the other threads stay free. What is searched for is rarely asked for twice, and anybody can search.
  let packing: Promise<void> = Promise.resolve();
  // What was drawn from older content must not be kept after it was emptied.
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
    kept.clear();
    underWay.clear();
    generation += 1;
  }

  function keep(address: string, page: StoredPage): void {
    kept.set(address, page);
    let bytes = [...kept.values()].reduce((sum, each) => sum + bytesOf(each), 0);
    for (const [oldest, old] of kept) {
      if (bytes <= maxBytes) break;
      kept.delete(oldest);
      bytes -= bytesOf(old);
    }
    if (!address.includes("?")) packing = packing.then(() => packIfKept(address, page)).catch(onFailure);
  }

  async function packIfKept(address: string, page: StoredPage): Promise<void> {
    if (kept.get(address) === page) await compressWell(page);
  }

  async function drawOnce(address: string, draw: () => Promise<StoredPage>): Promise<StoredPage> {
    const drawnFrom = generation;
    try {
      const page = await draw();
      if (drawnFrom === generation && page.status === 200) keep(address, page);
      return page;
    } finally {
      if (drawnFrom === generation) underWay.delete(address);
    }
  }

  return {
    find: (address) => kept.get(address),
    get: (address, draw) => {
      const page = kept.get(address);
      if (page !== undefined) return Promise.resolve(page);
      const waiting = underWay.get(address);
      if (waiting !== undefined) return waiting;
      const drawing = drawOnce(address, draw);
      underWay.set(address, drawing);
      return drawing;
    },
    refresh: () => {
      const isFresh = performance.now() - checkedMs < checkEveryMs && (state === undefined || now() < state.changesAt);
      if (isFresh) return undefined;
      checking ??= check();
      return Promise.race([checking, wait(patienceMs, undefined, { ref: false })]);
    },
  };
}
