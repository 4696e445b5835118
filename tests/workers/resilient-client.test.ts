import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ResilientClient } from "#workers/queue/resilient-client.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Ends a connection as a database that is stopped does, between two of its statements. */
async function endFromOutside(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const ended = new Promise<void>((resolve) => void client.once("end", resolve));
  const other = new pg.Client(database.url);
  await other.connect();
  await other.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
  await other.end();
  await ended;
}

it("a loss without a listener goes to the next listener, once", async () => {
  const client = new ResilientClient(database.url);
  await client.connect();
  await endFromOutside(client);
  const heard: string[] = [];
  client.on("error", ({ message }) => heard.push(`first: ${message}`));
  client.on("error", ({ message }) => heard.push(`second: ${message}`));
  await Promise.resolve();
  expect(heard).toEqual(["first: terminating connection due to administrator command"]);
});

it("a connection that is lost while it is checked out of a pool is not used again", async () => {
  const pool = new pg.Pool({ connectionString: database.url, max: 1, Client: ResilientClient });
  pool.on("error", () => {});
  const client = await pool.connect();
  await endFromOutside(client);
  client.release();
  expect((await pool.query<{ one: number }>("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await pool.end();
});
