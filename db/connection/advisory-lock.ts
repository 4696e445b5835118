import postgres from "postgres";
import { connecting } from "./socket.ts";

/** What only one process of all nodes does at a time. The numbers only have to differ from each other and from those of db/queries. */
const lockNumbers = { migrate: 7_241_904, seed: 7_241_954 };

/**
 * Runs `work` while no other process of this database runs the same kind of work: the others wait for their turn.
 * The lock belongs to a connection of its own and ends with it, so a process that dies holds up nobody.
 * @param url the database, as its owner
 * @param work gets the connection that has the lock
 */
export async function withAdvisoryLock<T>(url: string, kind: keyof typeof lockNumbers, work: (connection: postgres.Sql) => Promise<T>): Promise<T> {
  const connection = postgres(url, { ...connecting, max: 1, onnotice: () => {}, connection: { application_name: kind } });
  try {
    await connection`select pg_advisory_lock(${lockNumbers[kind]})`;
    return await work(connection);
  } finally {
    await connection.end({ timeout: 5 });
  }
}
