import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startingRules } from "#domain/rules/starting-rules.ts";
import type { AppContext } from "#server/context.ts";
import { replayRules } from "#server/application/reimbursements/replay-rules.ts";
import { getRule } from "#server/application/rules/list-rules.ts";
import { saveRuleDraft } from "#server/application/rules/save-rule-draft.ts";
import { startReplay } from "#server/application/rules/start-replay.ts";
import { seedRules } from "#server/seed/rules.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createStaffActor } from "../support/factories.ts";
import { loadReimbursements } from "../support/reimbursement-bulk-data.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";
import { isDeep } from "../support/tier.ts";

/** Multiples of six make whole numbers of open claims of one scheme. */
const claims = isDeep ? 10_002 : 1_002;
let database: TestDatabase;
let opened: TestServices;
let council: AppContext;

beforeAll(async () => {
  database = await createTestDatabase({ statementTimeoutMs: 120_000 });
  opened = openTestServices(database);
  const actor = await createStaffActor(opened.services, "EPCMD_ADMIN");
  council = contextOf(opened.services, actor);
  await seedRules(opened.services);
  // A third is of the scheme, and six states of eight are open.
  await loadReimbursements(database.db, { rows: claims * 4, firms: claims / 6, filedBy: actor.email });
  await database.db.execute(sql`
    insert into reimbursement_items (reimbursement_id, id, position, kind, facts, entered_by, saved_by, saved_at)
    select r.id, gen_random_uuid(), place, 'registration', jsonb_build_object('country', 'KE', 'certificate_no', 'K-' || place, 'paid_on', '2026-03-01',
      'issued_on', '2026-03-01', 'currency', 'INR', 'amount', (100000 * place)::text || '.00', 'document', 'rcmc_certificate'), 'member', r.created_by, now()
    from reimbursements r cross join generate_series(1, 3) place where r.scheme = 'product'`);
  await database.db.execute(sql`update reimbursements set rules_until = (select max(publication) from rule_versions)`);
  await database.db.execute(sql`analyze`);
}, 300_000);
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

it("every open claim of the scheme is computed within 30 s", { timeout: 120_000 }, async () => {
  const last = startingRules.findLast(({ scheme }) => scheme === "product");
  if (last === undefined) throw new Error("no rules");
  const { id, revision } = await saveRuleDraft(council, {
    scheme: "product",
    draft: {
      effectiveFrom: "2026-01-01",
      effectiveTo: null,
      sourceName: "Order of the test",
      sourceDate: null,
      reasonForPast: "",
      terms: { ...last.terms, ceiling: undefined, windows: [], shares: [{ percent: "40", source: "Order of the test" }] },
    },
  });
  const { replay } = await startReplay(council, { id, revision });
  const begin = performance.now();
  await replayRules(systemContext(opened.services), { replayId: replay?.id ?? "" }, { finish: () => Promise.resolve() });
  const took = performance.now() - begin;
  const view = await getRule(council, { id });
  expect(view.replay?.report).toMatchObject({ total: claims, cannot: 0 });
  expect(view.replay?.report?.lines).toHaveLength(500);
  expect(took).toBeLessThan(30_000);
});
