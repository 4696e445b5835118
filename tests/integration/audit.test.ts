import { createHash } from "node:crypto";
import { desc, eq, sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { visitor, type Actor } from "#domain/accounts/actor.ts";
import { auditChain, auditEntries, auditHead } from "#db/schema/audit.ts";
import { transact } from "#db/connection/transact.ts";
import { recordAudit, recordAuditInOwnTransaction } from "#server/application/audit/record-audit.ts";
import { recordRefusal } from "#server/application/audit/record-refusal.ts";
import { authorize, Refused } from "#server/application/authorize.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, createStaffActor } from "../support/factories.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let owner: postgres.Sql;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  owner = postgres(database.url, { max: 2, onnotice: () => {} });
});
afterAll(async () => {
  await owner.end();
  await opened.close();
  await database.drop();
});

const entriesOf = (requestId: string) =>
  database.db.select().from(auditEntries).where(eq(auditEntries.requestId, requestId)).orderBy(auditEntries.id);
const contextFor = (actor: Actor, requestId: string) => contextOf(opened.services, actor, { requestId });

describe("an entry", () => {
  test("that cannot be sealed fails alone, and is not written", async () => {
    const ctx = contextFor(visitor, "unsealed");
    await owner.begin(async (other) => {
      await other`select from audit_head for update`;
      await expect(recordAuditInOwnTransaction(ctx, { event: "session.begin", outcome: "failed" })).rejects.toMatchObject({
        cause: { kind: "unavailable", code: "busy" },
      });
    });
    expect(await entriesOf("unsealed")).toEqual([]);
  });

  test("records the actor, the action, the record, the address and the values of that time", async () => {
    const { actor, firm } = await createMember(opened.services);
    const ctx = contextOf(opened.services, actor, { requestId: "whole", ip: "2001:db8::7", userAgent: "Agent\r\n2026 forged" });
    await recordAuditInOwnTransaction(ctx, {
      event: "reimbursement.submit",
      subject: { kind: "reimbursement", id: "PRD-2627-00001" },
      detail: { documents: 3 },
    });
    const [entry] = await entriesOf("whole");
    expect(entry).toMatchObject({
      event: "reimbursement.submit",
      outcome: "done",
      actorKind: "user",
      actorId: actor.userId,
      actorName: actor.email,
      actorRole: "MEMBER",
      firmId: firm.id,
      subjectKind: "reimbursement",
      subjectId: "PRD-2627-00001",
      transport: "web",
      ip: "2001:db8::7",
      userAgent: "Agent  2026 forged",
      sessionId: actor.sessionId,
      detail: { documents: 3 },
    });
    expect(Math.abs(Date.now() - (entry?.at.getTime() ?? 0))).toBeLessThan(60_000);
  });

  test("is written exactly when its change is", async () => {
    const ctx = contextFor(await createStaffActor(opened.services, "EPCMD_ADMIN"), "rolled back");
    const failing = transact(ctx, async (tx) => {
      await recordAudit(tx, ctx, { event: "firm.add" });
      throw new Error("after the entry");
    });
    await expect(failing).rejects.toThrow("after the entry");
    expect(await entriesOf("rolled back")).toEqual([]);
    await transact(ctx, (tx) => recordAudit(tx, ctx, { event: "firm.add" }));
    expect(await entriesOf("rolled back")).toHaveLength(1);
  });
});

describe("the chain", () => {
  test("has one seal for each entry, numbered without gaps, each over the one before, also when many write at once", async () => {
    const ctx = contextFor(await createStaffActor(opened.services, "EPCMD_ADMIN"), "at once");
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        transact(ctx, async (tx) => {
          await recordAudit(tx, ctx, { event: "firm.edit", detail: { n } });
          if (n % 7 === 3) await recordAudit(tx, ctx, { event: "firm.edit", detail: { n, second: true } });
          if (n % 5 === 4) throw new Error("rolled back");
        }).catch(() => undefined),
      ),
    );
    const chain = await database.db.select().from(auditChain).orderBy(auditChain.seq);
    expect(chain.map(({ seq }) => seq)).toEqual(chain.map((_, at) => at + 1));
    expect(chain.map(({ entryId }) => entryId).toSorted((a, b) => a - b)).toEqual(
      (await database.db.select({ id: auditEntries.id }).from(auditEntries).orderBy(auditEntries.id)).map(({ id }) => id),
    );
    const [head] = await database.db.select().from(auditHead);
    expect(head).toMatchObject({ seq: chain.at(-1)?.seq, hash: chain.at(-1)?.hash });
  });

  test("locks are held at the commit only: two who write entries before they lock each other's rows do not block", async () => {
    const ctx = contextFor(await createStaffActor(opened.services, "EPCMD_ADMIN"), "no lock");
    await transact(ctx, async (tx) => {
      await recordAudit(tx, ctx, { event: "firm.edit" });
      await recordAuditInOwnTransaction(ctx, { event: "firm.add" }); // a second connection, while the first transaction is open
    });
    expect((await entriesOf("no lock")).map(({ event }) => event)).toEqual(["firm.edit", "firm.add"]);
  });

  test("is the SHA-256 of the hash before, the number and the columns", async () => {
    const ctx = contextFor(visitor, "spelled out");
    await recordAuditInOwnTransaction({ ...ctx, origin: { ...ctx.origin, userAgent: "Gerät" } }, { event: "export.firms", detail: { rows: 2 } });
    const [seal] = await database.db.select().from(auditChain).orderBy(desc(auditChain.seq)).limit(1);
    const [before] = await database.db
      .select()
      .from(auditChain)
      .where(eq(auditChain.seq, (seal?.seq ?? 0) - 1));
    const [{ at, id } = { at: "", id: "" }] = await owner<{ at: string; id: string }[]>`
      select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from audit_entries where request_id = 'spelled out'`;
    const columns = `${id.length}:${id},27:${at},12:export.firms,4:done,7:visitor,-,-,-,-,-,-,3:web,11:203.0.113.1,6:Gerät,11:spelled out,-,11:{"rows": 2},`;
    expect(seal?.hash).toBe(createHash("sha256").update(`${before?.hash}\n${seal?.seq}\n${columns}`).digest("hex"));
  });
});

describe("written events cannot be changed", () => {
  const attempts = [
    "update audit_entries set event = 'firm.add'",
    "delete from audit_entries",
    "truncate audit_entries cascade",
    "update audit_chain set hash = hash",
    "delete from audit_chain",
    "truncate audit_chain",
    "insert into audit_chain (seq, entry_id, hash) values (999, 1, repeat('0', 64))",
    "update audit_head set seq = 0",
    "delete from audit_head",
    "truncate audit_head",
    "insert into audit_head (is_only, seq, hash) values (true, 0, repeat('0', 64))",
    "update reimbursement_history set version = 9",
    "delete from reimbursement_history",
    "truncate reimbursement_history",
  ];
  test.each(attempts)("not the application's role: %s", async (statement) => {
    await expect(database.db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: "42501" } });
  });

  test.each(attempts)("not the owner either: %s", async (statement) => {
    await expect(owner.unsafe(statement)).rejects.toMatchObject({ code: "42501" });
    await expect(owner.unsafe(`set session_replication_role = replica; ${statement}`)).rejects.toMatchObject({ code: "42501" });
  });
});

describe("a refusal", () => {
  const refuse = async (actor: Actor, requestId: string, ip = "203.0.113.1") => {
    try {
      authorize(actor, "members.addFirm");
      throw new Error("was allowed");
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      await recordRefusal(contextOf(opened.services, actor, { requestId, ip }), error);
    }
  };

  test("names who, what and from where; a flood of it shows with its size and costs few rows", async () => {
    const { actor } = await createMember(opened.services);
    for (let time = 0; time < 120; time += 1) await refuse(actor, "flood");
    const entries = await entriesOf("flood");
    expect(entries.map(({ detail }) => detail)).toEqual([
      { permission: "members.addFirm" },
      { permission: "members.addFirm", times: 10 },
      { permission: "members.addFirm", times: 100 },
    ]);
    expect(entries[0]).toMatchObject({ event: "permission.use", outcome: "refused", actorId: actor.userId });
  });

  test("of visitors from everywhere is bounded too", async () => {
    for (let place = 0; place < 420; place += 1) await refuse(visitor, "everywhere", `198.51.${place >> 8}.${place & 255}`);
    const entries = await entriesOf("everywhere");
    expect(entries).toHaveLength(300);
    expect(entries[0]).toMatchObject({ actorKind: "visitor", actorId: null, ip: "198.51.0.0" });
  });
});
