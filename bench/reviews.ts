import { sql } from "drizzle-orm";
import superjson from "superjson";
import { demoAccounts } from "#server/seed/demo.ts";
import { latencyOf, median, type Latency } from "./load.ts";
import { signIn, startFloor, type BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";

const rows = 100_000;
const atOnce = 4;
const times = 600;
const rounds = 3;
const reach = 3;

/** The lists that a council works with: what is asked of each. */
const lists = {
  "needs me now": {},
  "all, by firm": { show: "all", order: "firm" },
  "one status, oldest first": { show: "all", state: "DEFICIENCY_SHARED", order: "longest" },
  "search for a firm": { show: "all", search: "Sahyadri Bench 7" },
  "search for a number": { show: "all", search: "BEN-2627-000777" },
} as const;

/**
 * The council's list, signed in, with 100,000 reimbursements of 500 firms in every state, beside one row read by its
 * primary key over bare Express and postgres.js; and one review opened, which is one call.
 */
export async function benchReviews(bench: BenchProduct): Promise<BenchRow[]> {
  await fill(bench);
  const cookie = await signIn(bench.product.url, demoAccounts.admin, "EPCMD_ADMIN");
  const floorServer = await startFloor({
    DATABASE_URL: bench.databaseUrl,
    STATEMENT: "select * from reimbursements where id = $1",
    PARAMETERS: JSON.stringify(["BEN-2627-000777"]),
  });
  const addressOf = (path: string, input: unknown): string =>
    `${bench.product.url}/trpc/${path}?input=${encodeURIComponent(superjson.stringify(input))}`;
  const measure = (url: string): Promise<Latency> => latencyOf(url, { times, atOnce, headers: { cookie } });
  try {
    const urls = Object.entries(lists).map(([name, filter]) => [name, addressOf("reviews.list", { scheme: "product", ...filter })] as const);
    const detail = addressOf("reviews.open", { reimbursementId: "BEN-2627-000777" });
    const asked = [...urls, ["one review opened, one call", detail]] as const;
    // The first round of each side is not counted.
    for (const url of [`${floorServer.url}/list`, ...asked.map(([, address]) => address)]) await measure(url);
    const floors: Latency[] = [];
    const values = new Map<string, Latency[]>();
    for (let round = 0; round < rounds; round += 1) {
      floors.push(await measure(`${floorServer.url}/list`));
      for (const [name, url] of asked) values.set(name, [...(values.get(name) ?? []), await measure(url)]);
    }
    return [...values].map(([name, tookMs]) => rowOf(name, middle(floors), middle(tookMs), name in lists));
  } finally {
    floorServer.close();
  }
}

/** Spread over firms and states; each with the answers, papers' verdicts and steps that a list looks at. */
async function fill({ database: { db } }: BenchProduct): Promise<void> {
  await db.execute(sql`
    insert into firms (name, gst_no, membership_start_on, membership_end_on, contact_name, contact_email, contact_phone)
    select 'Sahyadri Bench ' || n, 'BENCH' || n, '2020-04-01', '2099-03-31', 'Desk ' || n, 'desk' || n || '@bench.example', '+91 98765 43210'
    from generate_series(1, 500) n`);
  await db.execute(sql`
    insert into reimbursements (id, scheme, firm_id, created_by, state, state_since, submitted_at, updated_at, first_forwarded_at, decided_at, closed_reason)
    select 'BEN-2627-' || lpad(n::text, 6, '0'), (array['product', 'plant', 'exhibition'])[1 + n % 3], f.id, u.id, s.state, s.at, s.at, s.at,
      case when s.state in ('UNDER_REVIEW_DGFT', 'DEFICIENCY_DGFT', 'APPROVED_DGFT') then s.at end,
      case when s.state = 'APPROVED_DGFT' then s.at end, case when s.state = 'CLOSED' then 'Filed twice' end
    from generate_series(1, ${sql.raw(String(rows))}) n
    cross join lateral (select now() - n * interval '1 minute' as at,
      (array['SUBMITTED', 'UNDER_REVIEW', 'DEFICIENCY_SHARED', 'RESUBMITTED', 'UNDER_REVIEW_DGFT', 'DEFICIENCY_DGFT', 'APPROVED_DGFT', 'CLOSED'])[1 + n % 8] as state) s
    join (select id, row_number() over (order by id) - 1 as place from firms where gst_no like 'BENCH%') f on f.place = n % 500
    cross join (select id from users where email = ${demoAccounts.member}) u`);
  // Or every reference below is checked by reading the whole table.
  await db.execute(sql`analyze reimbursements`);
  await db.execute(sql`
    insert into reimbursement_steps (reimbursement_id, step, answers, saved_by, saved_at)
    select id, 1, '{"firm_address": "12 Industrial Area", "has_mission_certificate": false, "has_current_certificate": false}'::jsonb, created_by, updated_at
    from reimbursements where id like 'BEN-%'`);
  await db.execute(sql`
    insert into verdicts (reimbursement_id, field_name, status, remark, document_version, set_by, set_at)
    select id, 'rcmc_certificate', 'DEFICIENT', 'The stamp is missing.', 1, created_by, updated_at from reimbursements where id like 'BEN-%'`);
  await db.execute(sql`vacuum analyze`);
}

const middle = (rounds: readonly Latency[]): Latency => ({
  p50Ms: median(rounds.map(({ p50Ms }) => p50Ms)),
  p95Ms: median(rounds.map(({ p95Ms }) => p95Ms)),
});

function rowOf(name: string, floor: Latency, value: Latency, isList: boolean): BenchRow {
  const ratio = value.p95Ms / floor.p95Ms;
  const inWords = ({ p50Ms, p95Ms }: Latency): string => `${p95Ms.toFixed(1)} ms (half within ${p50Ms.toFixed(1)} ms)`;
  return {
    figure: isList ? `council's list, ${name}, 100,000 reimbursements, p95` : `${name}, p95`,
    floor: `bare Express + postgres.js, one row by primary key: ${inWords(floor)}`,
    value: inWords(value),
    ratio: `${ratio.toFixed(1)}x`,
    reach: isList ? `within ${reach}x` : "–",
    pass: !isList || ratio <= reach,
  };
}
