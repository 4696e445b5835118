import type postgres from "postgres";
import { DomainError, invalid, unavailable } from "#domain/errors.ts";

type Unsafe = postgres.Sql["unsafe"];
type UnsafeArguments = Parameters<Unsafe>;
type Pending = ReturnType<Unsafe>;
type PoolLimits = { readonly max: number; readonly statementTimeoutMs: number };

/** Longest wait for a connection, and then for a transaction to begin on it. */
const acquireWaitMs = 2_000;
/** Time beyond the database's own limit after which a statement counts as lost with its connection. */
const deadlineMarginMs = 2_000;
const transactionDeadlineMs = 30_000;
/** Number of statements that stay prepared on a connection; others (long lists of values) are sent unprepared. */
const maxPreparedStatements = 500;

/**
 * The client with three more guarantees: a statement waits at most two seconds for a connection, and a transaction as long again until it has
 * begun; a database that does not answer is detected; and all of these fail with `unavailable`. Statements are prepared once on each connection.
 * @source security.md 4.2
 */
export function poolWithLimits(client: postgres.Sql, limits: PoolLimits): { readonly client: postgres.Sql; use(): PoolUse } {
  const slots = createSlots(limits.max);
  const prepared = new Set<string>();
  const deadlineMs = limits.statementTimeoutMs + deadlineMarginMs;
  const inPool = <T>(work: () => PromiseLike<T>, withinMs: number): Promise<T> =>
    slots.take().then(() => within(started(work, slots.free), withinMs));
  const limited = new Proxy(client, {
    get(target, property, receiver): unknown {
      if (property === "unsafe") return limitedUnsafe(target.unsafe, prepared, (work) => inPool(work, deadlineMs).catch(asBusy));
      if (property === "begin") {
        return async (work: (tx: postgres.TransactionSql) => Promise<unknown>) => {
          await slots.take();
          const { begun, ended, abandon } = beginGuarded(target, (tx, transactionState) =>
            work(limitedTransaction(tx, { prepared, deadlineMs, transactionState })),
          );
          const held = started(() => ended, slots.free);
          await within(Promise.race([begun, held]), acquireWaitMs).catch(abandon);
          return within(held, transactionDeadlineMs + deadlineMs);
        };
      }
      return Reflect.get(target, property, receiver);
    },
  });
  return { client: limited, use: slots.use };
}

/** Whether a transaction has lost its connection, was abandoned before it began, or has ended. */
type TransactionState = { isOver: boolean };

type Begun = {
  readonly begun: Promise<void>;
  readonly ended: Promise<unknown>;
  /** The caller has stopped waiting: if it still begins, it does nothing. @throws the reason */
  abandon(reason: unknown): never;
};

/**
 * Begins a transaction that is detached from the driver as soon as its connection is lost. The driver would let it write, and would
 * roll back, on that connection after it was opened again for another caller.
 */
function beginGuarded<T>(client: postgres.Sql, work: (tx: postgres.TransactionSql, transactionState: TransactionState) => Promise<T>): Begun {
  const transactionState: TransactionState = { isOver: false };
  const close = (): void => {
    transactionState.isOver = true;
  };
  let ended: Promise<unknown> = Promise.resolve();
  const begun = new Promise<void>((resolve) => {
    ended = client.begin((tx) => {
      resolve();
      return transactionState.isOver ? Promise.reject(databaseUnavailable()) : unlessOver(transactionState, work(tx, transactionState));
    });
  });
  ended.then(close, close);
  const abandon = (reason: unknown): never => {
    close();
    throw reason;
  };
  return { begun, ended, abandon };
}

/** The result, if the transaction is still open by then. Otherwise the driver has already failed it and must get no result. */
function unlessOver<T>(transactionState: TransactionState, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    work.then(
      (value) => {
        if (!transactionState.isOver) resolve(value);
      },
      (error: unknown) => {
        if (!transactionState.isOver) reject(error);
      },
    );
  });
}

type TransactionLimits = { readonly prepared: Set<string>; readonly deadlineMs: number; readonly transactionState: TransactionState };

function limitedTransaction(tx: postgres.TransactionSql, limits: TransactionLimits): postgres.TransactionSql {
  const { prepared, deadlineMs, transactionState } = limits;
  const run = async <T>(statement: () => PromiseLike<T>): Promise<T> => {
    if (transactionState.isOver) throw databaseUnavailable();
    try {
      return await statement();
    } catch (error) {
      if (isLoss(error)) transactionState.isOver = true;
      throw error;
    }
  };
  return new Proxy(tx, {
    get(target, property, receiver): unknown {
      if (property === "unsafe") return limitedUnsafe(target.unsafe, prepared, (statement) => within(run(statement), deadlineMs));
      if (property === "savepoint") {
        return (work: (inner: postgres.TransactionSql) => Promise<unknown>) =>
          run(() => target.savepoint((inner) => unlessOver(transactionState, work(limitedTransaction(inner, limits)))));
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
      values: () => run(() => statement().values().then(withoutGaps)),
      // oxlint-disable-next-line unicorn/no-thenable -- the driver's own statements are thenable, and drizzle awaits them
      then: (...handlers: Parameters<Promise<unknown>["then"]>) => run(() => statement().then(withoutGaps)).then(...handlers),
    };
  };
}

/**
 * The rows of a statement, without the gaps that the driver leaves before them when the statement before on the same connection
 * failed after its first rows (a time-out in the middle of a report): it continues the count of that statement.
 */
function withoutGaps<T extends readonly unknown[]>(rows: T): T {
  if (rows.length === 0 || 0 in rows) return rows;
  const first = rows.findIndex((_row, place) => place in rows);
  Array.prototype.splice.call(rows, 0, first);
  return rows;
}

/** The current use of a connection pool. */
export type PoolUse = { readonly inUse: number; readonly waiting: number; readonly max: number };

type Slots = { take(): Promise<void>; free(): void; use(): PoolUse };

/** Counts connections in use; further callers wait in a queue. */
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
  return { take, free, use: () => ({ inUse: max - left, waiting: line.length, max }) };
}

/** Starts the work and calls `onEnd` at its true end, after any time. */
async function started<T>(work: () => PromiseLike<T>, onEnd: () => void): Promise<T> {
  try {
    return await work();
  } finally {
    onEnd();
  }
}

/**
 * The result of the work, or `unavailable` when it is late or the database is unavailable. The work itself continues. An answer that arrived while
 * this process was busy is read before the time limit applies.
 */
function within<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => setImmediate(() => reject(databaseUnavailable())), ms);
    work.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(isAway(error) ? databaseUnavailable(error) : isUnfit(error) ? unfitValue() : error);
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

/** The error code of a lock time-out. */
export const lockNotAvailable = "55P03";

/** The error for a row that stays locked by another transaction. */
export const busy = (cause: unknown): DomainError =>
  unavailable("busy", "Somebody else is changing this at the moment. Try again in a few seconds.", cause);

/** A single statement waits for locks, too; a transaction maps its own lock failures. */
function asBusy(error: unknown): never {
  throw typeof error === "object" && error !== null && "code" in error && error.code === lockNotAvailable ? busy(error) : error;
}

/** Values that no column accepts, although the form did: NUL, a lone surrogate, a number too large. */
const unfitCodes = new Set(["22021", "22P05", "22003"]);
/** The product writes the JSON, so an invalid one contains a lone surrogate in a text. */
const unfitJson = "invalid input syntax for type json";

function isUnfit(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return false;
  return unfitCodes.has(error.code) || (error.code === "22P02" && error.message.startsWith(unfitJson));
}

const unfitValue = (): DomainError =>
  invalid("unfit_value", "Something that you entered holds a character or a number that cannot be kept. Write it again by hand.");

/** Failures after which the connection is closed. */
const lossCodes = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "57P03",
  "25P03",
]);

function isLoss(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string" && lossCodes.has(error.code);
}

/** The failure of every statement while the database is unavailable. */
export const databaseUnavailable = (cause?: unknown): DomainError =>
  unavailable("database_unavailable", "The service is recovering. Nothing that you typed is lost: try again in a few seconds.", cause);
