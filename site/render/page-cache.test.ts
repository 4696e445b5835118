import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { compressSync } from "#server/http/compressed-response.ts";
import { createPageCache } from "./page-cache.ts";
import { storedPage, type StoredPage } from "./stored-page.ts";

const start = new Date("2026-11-21T10:00:00Z");
const later = (ms: number): Date => new Date(start.getTime() + ms);
const pageOf = (html: string) => storedPage({ status: 200, html: [html] });
const htmlOf = (page: StoredPage | undefined): string | undefined => page?.bytes.toString();

function cacheAt(state: { version: number; changesAt: Date }, options: { maxBytes?: number } = {}) {
  const clock = { now: start };
  const readState = vi.fn<() => Promise<typeof state>>(async () => ({ ...state }));
  const failures: unknown[] = [];
  const cache = createPageCache({ readState, now: () => clock.now, onFailure: (error) => failures.push(error), ...options });
  return { cache, clock, readState, failures, state };
}

describe("the cache of drawn pages", () => {
  it("draws a page once for all who ask at once, and keeps it", async () => {
    const { cache } = cacheAt({ version: 1, changesAt: later(60_000) });
    await cache.refresh();
    const draw = vi.fn<() => Promise<StoredPage>>(async () => pageOf("one"));
    const pages = await Promise.all([cache.get("/", draw), cache.get("/", draw), cache.get("/", draw)]);
    expect(pages.map(htmlOf)).toEqual(["one", "one", "one"]);
    await cache.get("/", draw);
    expect(draw).toHaveBeenCalledTimes(1);
    expect(htmlOf(cache.find("/"))).toBe("one");
  });

  it("asks for the version once a second at most, and forgets everything when it has changed", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const { cache, readState, state } = cacheAt({ version: 1, changesAt: later(60_000) });
    await cache.refresh();
    await cache.get("/", async () => pageOf("old"));
    state.version = 2;
    vi.advanceTimersByTime(999);
    expect(cache.refresh()).toBeUndefined();
    expect(htmlOf(cache.find("/"))).toBe("old");
    vi.advanceTimersByTime(1);
    await cache.refresh();
    expect(readState).toHaveBeenCalledTimes(2);
    expect(cache.find("/")).toBeUndefined();
    vi.useRealTimers();
  });

  it("forgets everything at the instant at which the public's view changes by itself", async () => {
    const { cache, clock, state } = cacheAt({ version: 1, changesAt: later(500) });
    await cache.refresh();
    await cache.get("/", async () => pageOf("old"));
    clock.now = later(499);
    expect(cache.refresh()).toBeUndefined();
    clock.now = later(500);
    state.changesAt = later(60_000);
    await cache.refresh();
    expect(cache.find("/")).toBeUndefined();
  });

  it("does not keep what was being drawn from older content while a publish came in", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const { cache, state } = cacheAt({ version: 1, changesAt: later(60_000) });
    await cache.refresh();
    let finish: (page: ReturnType<typeof pageOf>) => void = () => {};
    const slow = new Promise<ReturnType<typeof pageOf>>((resolve) => {
      finish = resolve;
    });
    const first = cache.get("/", () => slow);
    state.version = 2;
    vi.advanceTimersByTime(1_000);
    await cache.refresh();
    finish(pageOf("old"));
    expect(htmlOf(await first)).toBe("old");
    expect(htmlOf(await cache.get("/", async () => pageOf("new")))).toBe("new");
    vi.useRealTimers();
  });

  it("shows on what it keeps while the database is away, and says so", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const { cache, readState, failures } = cacheAt({ version: 1, changesAt: later(60_000) });
    await cache.refresh();
    await cache.get("/", async () => pageOf("one"));
    readState.mockRejectedValueOnce(new Error("away"));
    vi.advanceTimersByTime(1_000);
    await cache.refresh();
    expect(htmlOf(cache.find("/"))).toBe("one");
    expect(failures).toHaveLength(1);
    vi.useRealTimers();
  });

  it("does not wait long for a database that does not answer", async () => {
    const { cache, readState } = cacheAt({ version: 1, changesAt: later(60_000) });
    readState.mockReturnValueOnce(new Promise(() => {}));
    await cache.refresh();
    expect(htmlOf(await cache.get("/", async () => pageOf("one")))).toBe("one");
  });

  it("packs what it keeps as small as it can be, but not what is searched for", async () => {
    const { cache } = cacheAt({ version: 1, changesAt: later(60_000) });
    await cache.refresh();
    const html = Array.from({ length: 400 }, (_, index) => `<p>Paragraph ${index * index} of a page</p>`).join("");
    const searched = await cache.get("/search?search=x", async () => pageOf(html));
    const page = await cache.get("/", async () => pageOf(html));
    const quick = compressSync.br(page.bytes).length;
    await vi.waitFor(() => expect([...page.forms.keys()]).toEqual(["br", "gzip"]));
    expect(page.forms.get("br")?.length).toBeLessThan(quick * 0.9);
    expect(brotliDecompressSync(page.forms.get("br") ?? "").toString()).toBe(html);
    expect(searched.forms.size).toBe(0);
  });

  it("keeps no more than it may, the oldest go first; failures and missing pages are not kept", async () => {
    const { cache } = cacheAt({ version: 1, changesAt: later(60_000) }, { maxBytes: 10 });
    await cache.refresh();
    await cache.get("/a", async () => pageOf("aaaaaa"));
    await cache.get("/b", async () => pageOf("bbbbbb"));
    expect([cache.find("/a"), htmlOf(cache.find("/b"))]).toEqual([undefined, "bbbbbb"]);
    await cache.get("/c", async () => storedPage({ status: 404, html: ["c"] }));
    await expect(cache.get("/d", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(htmlOf(await cache.get("/d", async () => pageOf("d")))).toBe("d");
    expect(cache.find("/c")).toBeUndefined();
  });
});
