import type postgres from "postgres";
import { DomainError, unavailable } from "#domain/errors.ts";

type Unsafe = postgres.Sql["unsafe"];
type UnsafeArguments = Parameters<Unsafe>;
type Pending = ReturnType<Unsafe>;
type PoolLimits = { readonly max: number; readonly statementTimeoutMs: number };

const acquireWaitMs = 2_000;
/** What a statement may take beyond the database's own limit before we stop waiting: then nobody is there any more. */
const deadlineMarginMs = 2_000;
const transactionDeadlineMs = 30_000;
/** Different statements that are kept prepared on a connection; the rest (long lists of values) are sent whole. */
const maxPreparedStatements = 500;

/**
 * The client with three promises more: a statement waits at most two seconds for a connection, a database that does
 * not answer is noticed, and both are told as `unavailable`. Statements are prepared once on each connection.
 * @source security.md 4.2
 */
export function poolWithLimits(client: postgres.Sql, limits: PoolLimits): postgres.Sql {
  const slots = createSlots(limits.max);
  const prepared = new Set<string>();
  const deadlineMs = limits.statementTimeoutMs + deadlineMarginMs;
  const inPool = <T>(work: () => PromiseLike<T>, withinMs: number): Promise<T> =>
    slots.take().then(() => within(started(work, slots.free), withinMs));
  return new Proxy(client, {
    get(target, property, receiver): unknown {
      if (property === "unsafe") return limitedUnsafe(target.unsafe, prepared, (work) => inPool(work, deadlineMs));
      if (property === "begin") {
        return (work: (tx: postgres.TransactionSql) => Promise<unknown>) =>
          inPool(() => target.begin((tx) => work(limitedTransaction(tx, prepared, deadlineMs))), transactionDeadlineMs + deadlineMs);
      }
      return Reflect.get(target, property, receiver);
    },
  });
}

function limitedTransaction(tx: postgres.TransactionSql, prepared: Set<string>, deadlineMs: number): postgres.TransactionSql {
  return new Proxy(tx, {
    get(target, property, receiver): unknown {
      if (property === "unsafe") return limitedUnsafe(target.unsafe, prepared, (work) => within(Promise.resolve(work()), deadlineMs));
      if (property === "savepoint") {
        return (work: (inner: postgres.TransactionSql) => Promise<unknown>) =>
          target.savepoint((inner) => work(limitedTransaction(inner, prepared, deadlineMs)));
      }
      return Reflect.get(target, property, receiver);
    },
  });
}

/** drizzle awaits either the statement (rows as objects) or its `values()` (rows as arrays). */
function limitedUnsafe(unsafe: Unsafe, prepared: Set<string>, run: <T>(work: () => PromiseLike<T>) => Promise<T>) {
  return (...[query, parameters, options]: UnsafeArguments) => {
    const isKept = prepared.has(query) || prepared.size < maxPreparedStatements;
    if (isKept) prepared.add(query);
    const statement = (): Pending => unsafe(query, parameters, { ...options, prepare: isKept });
    return {
      values: () => run(() => statement().values()),
      // oxlint-disable-next-line unicorn/no-thenable -- the driver's own statements are thenable, and drizzle awaits them
      then: (...handlers: Parameters<Promise<unknown>["then"]>) => run(statement).then(...handlers),
    };
  };
}

type Slots = { take(): Promise<void>; free(): void };

/** Counts connections in use; who comes when all are taken waits in line. */
function createSlots(max: number): Slots {
  let left = max;
  const line: (() => void)[] = [];
  const take = (): Promise<void> => {
    if (left > 0) {
      left -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        line.splice(line.indexOf(enter), 1);
        reject(databaseUnavailable());
      }, acquireWaitMs);
      const enter = (): void => {
        clearTimeout(timer);
        resolve();
      };
      line.push(enter);
    });
  };
  const free = (): void => {
    const next = line.shift();
    if (next === undefined) left += 1;
    else next();
  };
  return { take, free };
}

/** Starts the work and calls `onEnd` when it really has ended, however long that takes. */
async function started<T>(work: () => PromiseLike<T>, onEnd: () => void): Promise<T> {
  try {
    return await work();
  } finally {
    onEnd();
  }
}

/** The result of the work, or `unavailable` when it is late or the database is away. The work itself goes on. */
function within<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(databaseUnavailable()), ms);
    work.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(isAway(error) ? databaseUnavailable(error) : error);
      },
    );
  });
}

const awayCodes = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "CONNECT_TIMEOUT",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "53300", // too many connections
  "57014", // statement_timeout
  "57P01", // shut down by its operator
  "57P02", // shut down by a crash
  "57P03", // starting up
  "25P03", // idle in a transaction for too long
]);

function isAway(error: unknown): boolean {
  if (typeof error !== "object" || error === null || !("code" in error) || error instanceof DomainError) return false;
  return typeof error.code === "string" && (awayCodes.has(error.code) || error.code.startsWith("08"));
}

const databaseUnavailable = (cause?: unknown): DomainError =>
  unavailable("database_unavailable", "The service is recovering. Nothing that you typed is lost: try again in a few seconds.", cause);
