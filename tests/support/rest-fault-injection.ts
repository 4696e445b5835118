import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { vi } from "vitest";
import type { Services } from "#server/context.ts";
import { failSync, fileHandles } from "./failing-disk.ts";
import { untilClosed } from "./raw-http.ts";

/** More than are computed and may wait at a time. */
const hashesAtOnce = 30;

/** Runs the work while another transaction locks these tables. */
export async function whileLocked<T>(databaseUrl: string, tables: readonly string[], work: () => Promise<T>): Promise<T> {
  return inOtherTransaction(databaseUrl, (tx) => tx`lock table ${tx(tables)} in exclusive mode`, work);
}

/** While other calls with this key, of each of these people, have not ended. */
export async function whileKeyIsHeld<T>(databaseUrl: string, key: string, actorIds: readonly string[], work: () => Promise<T>): Promise<T> {
  const rows = actorIds.map((actor_id) => ({ actor_id, key, route: "elsewhere", body_hash: "another" }));
  return inOtherTransaction(databaseUrl, (tx) => tx`insert into idempotency_keys ${tx(rows)}`, work);
}

async function inOtherTransaction<T>(
  databaseUrl: string,
  hold: (tx: postgres.TransactionSql) => PromiseLike<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  const other = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  const isOver = new Error("nothing of this was meant to stay");
  let result: { readonly value: T } | undefined;
  try {
    await other.begin(async (tx) => {
      await hold(tx);
      result = { value: await work() };
      throw isOver;
    });
  } catch (error) {
    if (error !== isOver) throw error;
  } finally {
    await other.end();
  }
  if (result === undefined) throw new Error("the transaction ended before the work");
  return result.value;
}

/** While more people sign in than passwords can be hashed. */
export async function whileManySignIn<T>({ passwords }: Services, work: () => Promise<T>): Promise<T> {
  let isOver = false;
  const signIn = async (): Promise<void> => {
    while (!isOver) await passwords.hash("Somebody's#2026").catch(() => pause(1));
  };
  const bulkData = Array.from({ length: hashesAtOnce }, signIn);
  try {
    return await work();
  } finally {
    isOver = true;
    await Promise.all(bulkData);
  }
}

/** While the disk keeps nothing. */
export async function whileDiskFails<T>(work: () => Promise<T>): Promise<T> {
  const failing = failSync(await fileHandles(), "EIO", 0);
  try {
    return await work();
  } finally {
    failing.mockRestore();
  }
}

/** While a minute passes in a moment for whatever is done again and again. */
export async function whileMinutesFly<T>(work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let isOver = false;
  const fly = async (): Promise<void> => {
    while (!isOver) {
      vi.advanceTimersByTime(60_000);
      await pause(100);
    }
  };
  const flying = fly();
  try {
    return await work();
  } finally {
    isOver = true;
    await flying;
    vi.useRealTimers();
  }
}

/** Begins a multipart call, sends no more of it, and gives what is answered until the line is cut. */
export function beginUpload(url: string, path: string, token: string | undefined): Promise<string> {
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    `Authorization: Bearer ${token}`,
    "Content-Type: multipart/form-data; boundary=b",
    "Content-Length: 3000000",
  ];
  return untilClosed(url, `${head.join("\r\n")}\r\n\r\n--b\r\n`);
}
