import postgres from "postgres";
import { connecting } from "./socket.ts";

/** Creates a database if it does not exist. @param adminUrl another database of the same server, as a role that may create databases */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const connection = postgres(adminUrl, { ...connecting, max: 1, onnotice: () => {} });
  try {
    const [found] = await connection`select from pg_database where datname = ${name}`;
    if (found === undefined) await connection`create database ${connection(name)}`;
  } finally {
    await connection.end({ timeout: 5 });
  }
}
