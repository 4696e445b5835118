import { sql } from "drizzle-orm";
import superjson from "superjson";
import { selectFirmReimbursementsSql } from "#db/queries/own-list.ts";
import { demoAccounts } from "#server/seed/demo.ts";
import { load, median, type Load } from "./load.ts";
import { startFloor, type BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";

const rows = 100_000;
const connections = 16;
const seconds = 6;
const rounds = 3;

/** The signed-in member's list with 100,000 reimbursements in the table, compared with bare Express and postgres.js with the same statement. */
export async function benchOwnList(bench: BenchProduct): Promise<BenchRow[]> {
  const { db } = bench.database;
  const firmId = await fill(bench);
  const { sql: statement, params } = selectFirmReimbursementsSql(db, { firmId, offset: 0, limit: 10 });
  const floorServer = await startFloor({ DATABASE_URL: bench.databaseUrl, STATEMENT: statement, PARAMETERS: JSON.stringify(params) });
  const input = encodeURIComponent(superjson.stringify({ page: 1, pageSize: 10 }));
  const url = `${bench.product.url}/trpc/reimbursements.listOwn?input=${input}`;
  try {
    const askFloor = (): Promise<Load> => load(`${floorServer.url}/list`, { connections, seconds });
    const askProduct = (): Promise<Load> => load(url, { connections, seconds, headers: { cookie: bench.cookie } });
    // The first round of each is not counted: both run for months, not for seconds.
    await askFloor();
    await askProduct();
    const floors: Load[] = [];
    const values: Load[] = [];
    for (let round = 0; round < rounds; round += 1) {
      floors.push(await askFloor());
      values.push(await askProduct());
    }
    return rowsOf(floors, values);
  } finally {
    floorServer.close();
  }
}

/** Spreads the rows over all firms, the member's own firm included. */
async function fill({ database: { db } }: BenchProduct): Promise<string> {
  await db.execute(sql`
    insert into reimbursements (id, scheme, firm_id, created_by, state, state_since, updated_at)
    select 'BEN-0000-' || lpad(n::text, 6, '0'), 'product', f.id, u.id, 'DRAFT', now() - n * interval '1 minute', now() - n * interval '1 minute'
    from generate_series(1, ${sql.raw(String(rows))}) n
    join (select id, row_number() over (order by id) - 1 as place, count(*) over () as firms from firms) f on f.place = n % f.firms
    join lateral (select id from users where firm_id = f.id limit 1) u on true`);
  await db.execute(sql`analyze`);
  const [found] = await db.execute<{ firm_id: string }>(sql`select firm_id from users where email = ${demoAccounts.member}`);
  if (found === undefined) throw new Error("the demo member is missing");
  return found.firm_id;
}

function rowsOf(floors: readonly Load[], values: readonly Load[]): BenchRow[] {
  const of = (loads: readonly Load[], key: keyof Load): number => median(loads.map((one) => one[key]));
  const share = of(values, "perSecond") / of(floors, "perSecond");
  const slower = of(values, "p99Ms") / Math.max(1, of(floors, "p99Ms"));
  return [
    {
      figure: "own list of reimbursements, signed in, 100,000 in the table",
      floor: `bare Express + postgres.js, same SQL: ${of(floors, "perSecond").toFixed(0)}/s`,
      value: `${of(values, "perSecond").toFixed(0)}/s`,
      ratio: `${(share * 100).toFixed(0)} %`,
      reach: "40 % of its requests/s",
      pass: share >= 0.4,
    },
    {
      figure: "the same, p99",
      floor: `${of(floors, "p99Ms").toFixed(0)} ms`,
      value: `${of(values, "p99Ms").toFixed(0)} ms`,
      ratio: `${slower.toFixed(1)}x`,
      reach: "within 3x",
      pass: slower <= 3,
    },
  ];
}
