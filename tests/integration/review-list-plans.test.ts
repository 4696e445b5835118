import { sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDb, type Db } from "#db/connection/client.ts";
import { markNotificationsRead } from "#db/queries/notifications.ts";
import { findNeighbours, selectReviewIds, selectReviewRows, type ListFilter } from "#db/queries/reviews.ts";
import { listOrderValues } from "#domain/reviews/list-filter.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember } from "../support/factories.ts";
import { planOf, type PlanNode } from "../support/plans.ts";
import { recordedOn } from "../support/recorded-statements.ts";
import { loadReimbursements } from "../support/reimbursement-bulk-data.ts";
import { openTestServices } from "../support/services.ts";

const bulkData = { rows: 24_000, firms: 400 };
const middleNumber = "BEN-2627-012000";

let database: TestDatabase;
let planner: postgres.Sql;

beforeAll(async () => {
  database = await createTestDatabase();
  const opened = openTestServices(database);
  const { actor } = await createMember(opened.services, { name: "Sahyadri Implants" });
  await opened.close();
  const owner = createDb(database.url, { statementTimeoutMs: 120_000 });
  await loadReimbursements(owner.db, { ...bulkData, filedBy: actor.email });
  await loadOwnersAndHolds(owner.db);
  await loadSubmissions(owner.db);
  await owner.close();
  planner = postgres(database.url, { max: 1, onnotice: () => {} });
}, 120_000);
afterAll(async () => {
  await planner?.end();
  await database?.drop();
});

/** Officers who own claims among many logins, and claims on hold: a plan for a table of a few rows says nothing. */
async function loadOwnersAndHolds(db: Db): Promise<void> {
  await db.execute(sql`
    insert into users (email, name, role) select 'officer' || n || '@bench.example', 'Officer ' || n, 'EPCMD_ADMIN' from generate_series(1, 2000) n`);
  await db.execute(sql`
    insert into reimbursement_holds (reimbursement_id, party, from_on, until_on, reason, started_by, started_at)
    select id, 'council', party_since::date, party_since::date + 400, 'A letter is awaited.', created_by, party_since from reimbursements where id like 'BEN-%0'`);
  await db.execute(sql`
    update reimbursements set council_owner_id = (select id from users where email = 'officer7@bench.example') where id like 'BEN-%'`);
  await db.execute(sql`
    update reimbursements set held_until = hold.until_on from reimbursement_holds hold where hold.reimbursement_id = reimbursements.id`);
}

/** Every claim has a submission, after which its first step was changed. */
async function loadSubmissions(db: Db): Promise<void> {
  await db.execute(sql`
    insert into reimbursement_history (reimbursement_id, version, action, from_state, to_state, actor_id, actor_party, at)
    select id, 2, 'submit', 'DRAFT', 'SUBMITTED', created_by, 'member', created_at from reimbursements where id like 'BEN-%'`);
  await db.execute(sql`insert into earlier_answers (reimbursement_id, submission, step, answers) select id, 2, 1, '{}' from reimbursements`);
  await db.execute(sql`vacuum analyze`);
}

const offices = ["council", "dgft"] as const;
const lists = offices.flatMap((office) => listOrderValues.map((order) => ({ office, order })));

const filterOf = (values: Pick<ListFilter, "office" | "order"> & Partial<ListFilter>): ListFilter => ({
  scheme: "product",
  needsMe: false,
  amount: undefined,
  state: undefined,
  search: "",
  ...values,
});

/** The queries of a list page and of the rows next to one. */
async function nodesOf(filter: ListFilter): Promise<readonly PlanNode[]> {
  const { db, statements } = recordedOn(planner);
  const { rows } = await selectReviewRows({ db, searchDb: db }, { ...filter, answers: [], offset: 0, limit: 10 });
  expect(rows).toHaveLength(10);
  await findNeighbours({ db, searchDb: db }, filter, middleNumber);
  expect(statements).toHaveLength(2);
  return (await Promise.all(statements.map((statement) => planOf(planner, statement)))).flat();
}

/** Whether a node or one below it reads the verdicts of a row. */
const readsVerdicts = (node: PlanNode): boolean => node["Relation Name"] === "verdicts" || (node.Plans ?? []).some(readsVerdicts);
/** Sorting all of the rows, or reading a table from end to end. Putting those of one firm in order is neither. */
const isWhole = (node: PlanNode): boolean => node["Node Type"] === "Sort" || node["Node Type"] === "Seq Scan";
const named = (node: PlanNode): string => `${node["Node Type"]} ${node["Relation Name"] ?? ""}`.trim();

describe("the lists of the back office among 24,000 reimbursements", () => {
  it.each(lists)("$office, all, order $order: in order from an index, and so are the neighbours of a row", async ({ office, order }) => {
    const nodes = await nodesOf(filterOf({ office, order }));
    expect(nodes.filter(isWhole).map(named)).toEqual([]);
  });

  it.each(lists)("$office, order $order: a later page looks up nothing for the rows that it skips", async ({ office, order }) => {
    const { db, statements } = recordedOn(planner);
    const pools = { db, searchDb: db };
    const filter = filterOf({ office, order });
    const { rows } = await selectReviewRows(pools, { ...filter, answers: [], offset: 2_000, limit: 10 });
    const [list] = statements;
    const nodes = list === undefined ? [] : await planOf(planner, list);
    const ids = await selectReviewIds(pools, filter, 2_010);
    expect(rows.map(({ id }) => id)).toEqual(ids.slice(2_000));
    expect(rows).toHaveLength(10);
    expect(nodes.filter(readsVerdicts)).not.toEqual([]);
    expect(nodes.filter((node) => node["Node Type"] === "Limit" && readsVerdicts(node))).toEqual([]);
  });

  it.each(["longest", "latest", "with", "with_back"] as const)("what needs me, order %s: the same", async (order) => {
    for (const office of offices) expect((await nodesOf(filterOf({ office, order, needsMe: true }))).filter(isWhole).map(named)).toEqual([]);
  });

  it.each(["with", "with_back"] as const)("of one status, order %s: the same", async (order) => {
    const nodes = await nodesOf(filterOf({ office: "council", order, state: "UNDER_REVIEW" }));
    expect(nodes.filter(isWhole).map(named)).toEqual([]);
  });

  /** The plans of what a search asks the database. */
  async function plansOf(filter: ListFilter): Promise<readonly (readonly PlanNode[])[]> {
    const { db, statements } = recordedOn(planner);
    const { rows } = await selectReviewRows({ db, searchDb: db }, { ...filter, answers: [], offset: 0, limit: 10 });
    expect(rows).toHaveLength(10);
    return Promise.all(statements.map((statement) => planOf(planner, statement)));
  }
  const readingOfFirms = (nodes: readonly PlanNode[]): readonly string[] =>
    nodes.filter((node) => node["Index Name"] === "reimbursements_firm_list_index").map(named);

  it.each(offices)("a search by %s for few firms reads their rows once, in an index alone", async (office) => {
    const [, list = []] = await plansOf(filterOf({ office, order: "longest", search: "Sahyadri Bench 7" }));
    expect(readingOfFirms(list)).toEqual(["Index Only Scan reimbursements"]);
    expect(list.filter((node) => node["Node Type"] === "Seq Scan").map(named)).toEqual([]);
  });

  it.each(offices)("a search by %s for many firms finds them once, and reads the list in order until the page is full", async (office) => {
    const [, list = []] = await plansOf(filterOf({ office, order: "longest", search: "Sahyadri Bench" }));
    expect(list.filter((node) => node["Subplan Name"] === "CTE matching_firms")).toHaveLength(1);
    expect(list.map(named)).toContain("Index Scan reimbursements");
    expect(list.map(named)).not.toContain("Sort");
  });

  it.each(lists)("$office, order $order: a search that means every firm shows the list as it is without one", async ({ office, order }) => {
    const { db } = recordedOn(planner);
    const pageOf = async (search: string) => {
      const { rows, count, isCountOpen } = await selectReviewRows(
        { db, searchDb: db },
        { ...filterOf({ office, order, search }), answers: [], offset: 20, limit: 10 },
      );
      return { ids: rows.map(({ id }) => id), count, isCountOpen };
    };
    expect(await pageOf("sahyadri bench")).toEqual(await pageOf(""));
  });
});

it("the notices of a claim are marked as read without reading the other unread ones of the officer", async () => {
  const [officer] = await planner<{ id: string }[]>`select id from users where email = 'officer7@bench.example'`;
  const userId = officer?.id ?? "";
  await planner`insert into notifications (user_id, kind, reimbursement_id, firm_name, created_at)
    select ${userId}::uuid, 'new_reimbursement', id, 'A firm', now() from reimbursements where id like 'BEN-%'`;
  await planner`analyze notifications`;
  const { db, statements } = recordedOn(planner);
  await db.transaction((tx) => markNotificationsRead(tx, userId, new Date(), { reimbursementId: middleNumber }));
  expect(await planner`select reimbursement_id from notifications where read_at is not null`).toMatchObject([{ reimbursement_id: middleNumber }]);
  const nodes = (await Promise.all(statements.map((statement) => planOf(planner, statement)))).flat();
  expect(nodes.flatMap((node) => node["Index Name"] ?? [])).toEqual(["notifications_reimbursement_index"]);
});
