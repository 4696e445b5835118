import { randomUUID } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { visitor } from "#domain/accounts/actor.ts";
import { buyerNotice } from "#domain/directory/buyer-notice.ts";
import { consentNotice } from "#domain/site/consent.ts";
import { looksPersonal, notPersonal, personalTables, type PersonalTable } from "#db/queries/personal-data.ts";
import { countPersonalRows, deletePersonalRows, selectPersonalRows } from "#db/queries/privacy.ts";
import { rateLimits, users } from "#db/schema/accounts.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { importRows } from "#db/schema/imports.ts";
import { mail } from "#db/schema/mail.ts";
import { erasures } from "#db/schema/privacy.ts";
import { login } from "#server/application/accounts/login.ts";
import { saveNote } from "#server/application/dgft/save-note.ts";
import { listBuyers, ListBuyersInput } from "#server/application/directory/buyers/list-buyers.ts";
import { liftSuspension } from "#server/application/directory/buyers/suspend-buyer.ts";
import { registerBuyer, RegisterBuyerInput } from "#server/application/directory/register-buyer.ts";
import { deactivateFirm } from "#server/application/members/deactivate-firm.ts";
import { keepNoteDraft } from "#server/application/notes/keep-note-draft.ts";
import { erasePersonalData, replayErasures } from "#server/application/privacy/erase-person.ts";
import { exportPersonalData } from "#server/application/privacy/export-person.ts";
import { findPersonalData } from "#server/application/privacy/find-person.ts";
import { closeReimbursement } from "#server/application/reviews/close-reimbursement.ts";
import { keepDraft } from "#server/application/reviews/keep-draft.ts";
import { sendMessage } from "#server/application/site/send-message.ts";
import type { AppContext } from "#server/context.ts";
import { createKeys } from "#server/infra/keys.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, createStaffActor, createUser, testPassword } from "../support/factories.ts";
import { createActors, reimbursementIn } from "../support/reimbursements.ts";
import { planOf } from "../support/plans.ts";
import { recordedOn } from "../support/recorded-statements.ts";
import { runCommandSource } from "../support/run-source.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";

const ExportedPerson = z.object({ parts: z.array(z.object({ title: z.string(), rows: z.array(z.record(z.string(), z.unknown())).min(1) })) });
let database: TestDatabase;
let opened: TestServices;
let council: AppContext;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  council = contextOf(opened.services, await createStaffActor(opened.services, "EPCMD_ADMIN"), { secondsSincePassword: 5 });
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});
beforeEach(async () => {
  await database.db.delete(rateLimits);
});

const visit = () => contextOf(opened.services, visitor);
const unique = () => Math.random().toString(36).slice(2);
const message = (email: string) => ({
  name: "Visitor Words",
  email,
  subject: "A question",
  message: "Where is the office?",
  consentVersion: consentNotice.version,
});
const write = (email: string) => sendMessage(visit(), message(email));
const register = (email: string) =>
  registerBuyer(
    visit(),
    RegisterBuyerInput.parse({
      email,
      buyerType: "private_healthcare_procurement",
      phone: "+44 20 7946 0958",
      address: "1 Harbour Road, Bristol",
      country: "GB",
      zipCode: "BS1 4ST",
      consentVersion: buyerNotice.version,
    }),
  );
/** A buyer with a login who has written, registered, signed in, and had mail. */
async function busyBuyer(): Promise<{ userId: string; email: string }> {
  const email = `Buyer-${unique()}@Hospital.example`;
  const { id: userId } = await createUser(opened.services, "BUYER", { email, name: "Overseas Somebody" });
  await database.db.execute(sql`insert into buyers (user_id, buyer_type, phone, address, country, zip_code, consent_version, consented_at)
    values (${userId}, 'private_healthcare_procurement', '+442079460958', '1 Harbour Road', 'GB', 'BS1 4ST', ${buyerNotice.version}, now())`);
  await login(visit(), { email, password: testPassword, userType: "BUYER" });
  await write(email.toLowerCase());
  await register(email);
  await database.db.execute(sql`insert into mail (kind, user_id, email, params) values ('password_changed', ${userId}, ${email}, '{}')`);
  return { userId, email };
}
const tableOf = (title: string): PersonalTable => {
  const table = personalTables.find((one) => one.title === title);
  if (table === undefined) throw new Error("the table has another title");
  return table;
};
const operatorCommand = (source: string, ...options: string[]) => runCommandSource({ database, opened }, source, ...options);
const erase = (email: string, ctx = council) => erasePersonalData(ctx, { email, typedEmail: email });
const rowsOf = async (email: string) =>
  Object.fromEntries((await findPersonalData(council, { email })).parts.map(({ title, rows, erasureRule }) => [title, `${rows} ${erasureRule}`]));
const whole = async (): Promise<string> => {
  const tables = await database.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'audit_entries' order by 1`,
  );
  let text = "";
  for (const { name } of tables) {
    const [row] = await database.db.execute<{ text: string | null }>(sql`select string_agg(t::text, ' ') as text from ${sql.identifier(name)} t`);
    text += ` ${row?.text ?? ""}`;
  }
  return text.toLowerCase();
};

describe("the table of personal data", () => {
  test("names every column of the database that looks personal, or says why it is not", async () => {
    const columns = await database.db.execute<{ table: string; column: string }>(
      sql`select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'`,
    );
    expect(columns.length).toBeGreaterThan(200);
    const declared = new Set([
      ...personalTables.flatMap(({ table, columns: names }) => names.map((name) => `${table}.${name}`)),
      ...Object.keys(notPersonal),
    ]);
    const unnamed = columns.filter(({ table, column }) => looksPersonal(column) && !declared.has(`${table}.${column}`));
    expect(unnamed.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
    const known = new Set(columns.map(({ table, column }) => `${table}.${column}`));
    expect([...declared].filter((name) => !known.has(name))).toEqual([]);
  });

  test("has a row for every table that refers to a login as its owner", async () => {
    const tables = await database.db.execute<{ table: string }>(
      sql`select distinct table_name as "table" from information_schema.columns where table_schema = 'public' and column_name in ('user_id', 'buyer_id')`,
    );
    expect(tables.map(({ table }) => table).filter((name) => !personalTables.some(({ table }) => table === name))).toEqual([]);
  });
});

describe("a buyer", () => {
  test("is shown whole, exported whole without keys, and erased but for what is kept by law", async () => {
    const { userId, email } = await busyBuyer();
    expect(await rowsOf(email)).toEqual({
      "Messages by the contact form": "1 goes",
      "Unconfirmed registrations as a buyer": "1 goes",
      "Mails from the portal": expect.stringMatching(/^\d goes$/),
      "Details given as a buyer": "1 goes",
      "Where the person was signed in": "1 goes",
      "Audit trail": "1 stays",
      Login: "1 goes",
    });
    const { text, rows } = await exportPersonalData(council, { email });
    const { parts } = ExportedPerson.parse(JSON.parse(text));
    expect(parts.reduce((sum, part) => sum + part.rows.length, 0)).toBe(rows);
    for (const words of ["Where is the office?", "1 Harbour Road, Bristol", "+442079460958", "Overseas Somebody", "vitest"])
      expect(text).toContain(words);
    expect(text).not.toMatch(/\$argon2|_hash"|secret"|nonce"/);
    const afterMidnight = { ...council, now: () => new Date("2026-11-30T00:30:00+05:30") };
    expect((await exportPersonalData(afterMidnight, { email })).name).toBe("personal-data-2026-11-30.json");

    const { counts, left } = await erase(email);
    expect(counts).toMatchObject({ contact_messages: 1, buyer_registrations: 1, buyers: 1, sessions: 1, users: 1 });
    expect(left.parts.map(({ title, erasureRule }) => `${title} ${erasureRule}`)).toEqual(["Audit trail stays"]);
    expect(await whole()).not.toContain(email.toLowerCase());
    expect(await whole()).not.toContain("overseas somebody");
    const [user] = await database.db.select().from(users).where(eq(users.id, userId));
    expect(user).toMatchObject({ email: `erased-${userId}@erased.invalid`, name: "Erased person", passwordHash: null, activatedAt: null });
    expect(user?.deactivatedAt).not.toBeNull();
    await expect(login(visit(), { email, password: testPassword, userType: "BUYER" })).rejects.toMatchObject({ code: "invalid_credentials" });
    // The erasure is no suspension that the council could lift.
    expect((await listBuyers(council, ListBuyersInput.parse({ search: userId }))).count).toBe(0);
    await expect(liftSuspension(council, { userId })).rejects.toMatchObject({ code: "buyer_not_found" });
  });

  test("is erased once: a repeat after a lost answer gets the first answer, another user and a later erasure find nothing", async () => {
    const { email } = await busyBuyer();
    const personHash = opened.services.keys.pepper.sign(`person:${email.toLowerCase()}`);
    const remembered = () => database.db.$count(erasures, eq(erasures.personHash, personHash));
    const { message: text, counts } = await erase(email);
    expect(text).toMatch(/^Erased\. \d+ records went or were emptied\.$/);
    expect(await erase(email)).toMatchObject({ message: text, counts });
    expect(await remembered()).toBe(1);
    const colleague = contextOf(opened.services, await createStaffActor(opened.services, "EPCMD_ADMIN"), { secondsSincePassword: 5 });
    const nextDay = { ...council, now: () => new Date(Date.now() + 86_400_000) };
    for (const ctx of [colleague, nextDay]) {
      const { message: late, counts: none } = await erase(email, ctx);
      expect([late, none]).toEqual(["There was nothing to erase.", {}]);
    }
    expect(await remembered()).toBe(3);
  });

  test("is erased by a user who typed the address and confirmed the password, and the trail records it without the address", async () => {
    const { email } = await busyBuyer();
    await expect(erasePersonalData(council, { email, typedEmail: "somebody@else.example" })).rejects.toMatchObject({ code: "not_confirmed" });
    const stale = { ...council, origin: { ...council.origin, secondsSincePassword: 3_600 } };
    await expect(erase(email, stale)).rejects.toMatchObject({ code: "password_not_fresh" });
    const { actor } = await createMember(opened.services);
    for (const useCase of [findPersonalData, exportPersonalData])
      await expect(useCase(contextOf(opened.services, actor), { email })).rejects.toMatchObject({ kind: "forbidden" });
    await expect(erase(email, contextOf(opened.services, actor))).rejects.toMatchObject({ kind: "forbidden" });
    await exportPersonalData(council, { email });
    await erase(email);
    const entries = await database.db.select().from(auditEntries).where(eq(auditEntries.subjectKind, "person"));
    expect(entries.map(({ event }) => event)).toEqual(expect.arrayContaining(["privacy.find", "privacy.export", "privacy.erase"]));
    expect(JSON.stringify(entries).toLowerCase()).not.toContain(email.toLowerCase());
  });
});

test("a list that is in use stays and is said to stay, and another address that contains this one is not this person", async () => {
  const email = `raj.${unique()}@firm.example`;
  const cells = [email.toUpperCase(), `Desk\n${email}.`, `su${email}`, `${email}.in`];
  const importId = randomUUID();
  await database.db.insert(importRows).values(cells.map((cell, rowNo) => ({ importId, rowNo, cells: [cell] })));
  expect(await rowsOf(email)).toEqual({ "Rows of uploaded lists": "2 stays" });
  // Each portion in a statement of its own, as in a long list.
  const table = tableOf("Rows of uploaded lists");
  expect(table.rowsAtOnce).toBeGreaterThan(0);
  const statements = vi.spyOn(database.db, "execute");
  const person = { email, userId: undefined, loginStays: undefined };
  expect(await countPersonalRows(database.db, { ...table, rowsAtOnce: 1 }, person)).toEqual({ rows: 2, leftOut: 2 });
  expect(statements).toHaveBeenCalledTimes(1 + (await database.db.$count(importRows)));
});

test("the export has neither the answers that were kept for a request nor words that only their writer may read", async () => {
  const { services } = opened;
  const actors = await createActors(services);
  const { id: reimbursementId, version } = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
  const idempotency = { key: `note-${unique()}`, route: "dgft.saveNote", bodyHash: "f".repeat(64) };
  const note = "The council let this one pass.";
  await saveNote({ ...contextOf(services, actors.dgft), idempotency }, { reimbursementId, version, note });
  await keepNoteDraft(contextOf(services, actors.dgft), { reimbursementId, audience: "council_and_dgft", body: "Which receipt is it?" });
  const reviewed = [{ fieldName: "rcmc_certificate", status: "DEFICIENT" as const, remark: "The stamp looks copied." }];
  const draft = { reimbursementId, version, documents: reviewed, taken: [], comment: "Send the original." };
  await keepDraft(contextOf(services, actors.council), draft);

  const ofOfficer = (await exportPersonalData(council, { email: actors.dgft.email })).text;
  const ofReviewer = (await exportPersonalData(council, { email: actors.council.email })).text;
  for (const words of [note, "Which receipt is it?"]) expect(ofOfficer).not.toContain(words);
  for (const words of ["The stamp looks copied.", "Send the original."]) expect(ofReviewer).not.toContain(words);
  const rowsIn = (text: string, title: string) => ExportedPerson.parse(JSON.parse(text)).parts.find((part) => part.title === title)?.rows;
  expect(rowsIn(ofOfficer, "Answers kept for repeated requests")).toMatchObject([{ key: idempotency.key, created_at: expect.any(String) }]);
  expect(rowsIn(ofOfficer, "Notes that the person typed and did not send")).toMatchObject([{ reimbursement_id: reimbursementId }]);
  expect(rowsIn(ofReviewer, "Unsaved words of a review")).toMatchObject([{ reimbursement_id: reimbursementId }]);
});

test("mails to others that are sent say no more whom they were about; one that waits is emptied by a second erasure", async () => {
  const email = `candidate.${unique()}@dgft.example`;
  const officer = await createUser(opened.services, "DGFT_ADMIN");
  for (const state of ["sent", "queued"] as const)
    await database.db.insert(mail).values({
      kind: "dgft_user_requested",
      userId: officer.id,
      email: officer.email,
      state,
      params: { subject: `Some Candidate (${email})`, sender: "An Officer", path: "/dgft_admin/users" },
    });
  expect(await rowsOf(email)).toEqual({ "Mails to others that name the person": "1 stays" });
  expect((await exportPersonalData(council, { email })).text).not.toContain(officer.email);
  const { counts, left } = await erase(email);
  expect(counts).toEqual({ mail: 1 });
  expect(left.parts).toMatchObject([{ rows: 1, why: expect.stringContaining("erase again after it is sent") }]);
  const told = await database.db.select().from(mail).where(eq(mail.userId, officer.id)).orderBy(mail.state);
  expect(told.map(({ state, params }) => [state, params])).toEqual([
    ["queued", expect.objectContaining({ subject: `Some Candidate (${email})` })],
    ["sent", { subject: "", sender: "", documents: [], path: "/dgft_admin/users" }],
  ]);
  await database.db.update(mail).set({ state: "sent" }).where(eq(mail.userId, officer.id));
  expect(await erase(email)).toMatchObject({ counts: { mail: 1 }, left: { parts: [] } });
});

test("however many mails there are, no statement reads more than a portion of them, and none is left out", async () => {
  const person = { email: `named.${unique()}@dgft.example`, userId: undefined, loginStays: undefined };
  const params = { subject: `Some Body (${person.email})`, sender: "" };
  const named = { kind: "dgft_user_requested", email: "officer@dgft.example", state: "sent", params } as const;
  await database.db.insert(mail).values(Array.from({ length: 5 }, () => named));
  const table = tableOf("Mails to others that name the person");
  expect(await countPersonalRows(database.db, { ...table, rowsAtOnce: 2 }, person)).toEqual({ rows: 5, leftOut: 0 });
  const mails = await database.db.$count(mail);
  await database.db.transaction(async (tx) => {
    const statements = vi.spyOn(tx, "execute");
    expect(await deletePersonalRows(tx, { ...table, rowsAtOnce: 2 }, person)).toBe(5);
    // The first one looks where the portions begin.
    expect(statements).toHaveBeenCalledTimes(1 + Math.ceil(mails / 2));
  });
  expect(table.rowsAtOnce).toBeGreaterThan(0);
  expect(await rowsOf(person.email)).toEqual({});
});

test("entries of the audit trail are found by indexes, in any capitals, and read in portions", async () => {
  const { userId, email } = await busyBuyer();
  await login(visit(), { email, password: testPassword, userType: "BUYER" });
  await login(visit(), { email, password: testPassword, userType: "BUYER" });
  const table = tableOf("Audit trail");
  expect(table.rowsAtOnce).toBeGreaterThan(0);
  // A small table is read whole, unless that is forbidden.
  const planner = postgres(database.url, { max: 1, onnotice: () => {}, connection: { enable_seqscan: "off" } });
  for (const id of [userId, undefined]) {
    const { db, statements } = recordedOn(planner);
    const person = { email: email.toUpperCase(), userId: id, loginStays: undefined };
    expect(await selectPersonalRows(db, { ...table, rowsAtOnce: 2 }, person)).toHaveLength(3);
    expect(statements).toHaveLength(3);
    const nodes = (await Promise.all(statements.map((statement) => planOf(planner, statement)))).flat();
    expect(nodes.filter((node) => node["Node Type"] === "Seq Scan")).toEqual([]);
  }
  expect(await selectPersonalRows(database.db, table, { email: unique(), userId, loginStays: undefined })).toHaveLength(3);
  await planner.end();
});

describe("logins that have to stay", () => {
  test("of the contact of a live firm, until the firm is deactivated; its claims and documents always stay", async () => {
    const { services } = opened;
    const contactEmail = `contact-${unique()}@firm.example`;
    const { actor, firm, user } = await createMember(services, { contactEmail, contactName: "Named Contact" });
    await database.db.update(users).set({ email: contactEmail }).where(eq(users.id, user.id));
    const member = { ...actor, email: contactEmail };
    const actors = { member, council: await createStaffActor(services, "EPCMD_ADMIN"), dgft: await createStaffActor(services, "DGFT_ADMIN") };
    const claim = await reimbursementIn(services, actors, "SUBMITTED");
    await login(visit(), { email: contactEmail, password: testPassword, userType: "MEMBER" });
    await write(contactEmail);
    const first = await erase(contactEmail);
    expect(first.counts).toMatchObject({ contact_messages: 1 });
    expect(first.counts["users"]).toBeUndefined();
    const kept = first.left.parts.find(({ title }) => title === "Login");
    expect(kept).toMatchObject({ erasureRule: "stays", why: expect.stringContaining("Name another contact of the firm") });
    await login(visit(), { email: contactEmail, password: testPassword, userType: "MEMBER" });

    await deactivateFirm(council, { firmId: firm.id, version: firm.version, reason: "Left" });
    const second = await erase(contactEmail);
    expect(second.counts).toMatchObject({ users: 1 });
    // The login had the address, so what it did is found by it no more, and stays without a name.
    expect(second.left.parts.map(({ title, erasureRule }) => `${title} ${erasureRule}`)).toEqual([
      "Contact person of a member firm stays",
      "Audit trail stays",
    ]);
    expect(await database.db.$count(auditEntries, eq(auditEntries.actorId, user.id))).toBeGreaterThan(1);

    const mailsBefore = await database.db.$count(mail);
    await closeReimbursement(council, { reimbursementId: claim.id, version: claim.version, reason: "The firm left." });
    expect(await database.db.$count(mail)).toBe(mailsBefore);
  });

  test("of the people who decide", async () => {
    const dgft = await createUser(opened.services, "DGFT_ADMIN");
    await login(visit(), { email: dgft.email, password: testPassword, userType: "DGFT_ADMIN" });
    expect((await erase(dgft.email)).counts).toEqual({});
    expect((await findPersonalData(council, { email: dgft.email })).parts.find(({ title }) => title === "Login")?.why).toContain(
      "who decided about public money",
    );
  });
});

describe("after a restore", () => {
  test("who was erased after the backup is erased again by the stored list, and who came back after an erasure stays", async () => {
    const { email } = await busyBuyer();
    const other = await busyBuyer();
    await erase(email);
    const [remembered] = (await database.db.select().from(erasures)).slice(-1);
    expect(remembered?.personHash).toMatch(/^[\w-]{43}$/);
    const line = { personHash: remembered?.personHash ?? "", erasedAt: remembered?.erasedAt };
    await createUser(opened.services, "BUYER", { email });
    await write(email);
    expect(await replayErasures(systemContext(opened.services), [line])).toMatchObject({ people: 0, rows: 0, withLogin: [] });
    const later = { ...line, erasedAt: new Date(Date.now() + 1000) };
    // After a rotation of the secret, too.
    const { config, ...services } = opened.services;
    const rotated = { ...services, config, keys: createKeys("another secret of more than 32 characters", config.appSecret) };
    expect(await replayErasures(systemContext(rotated), [later])).toMatchObject({ people: 1, rows: 2, withLogin: [] });
    expect((await findPersonalData(council, { email })).parts.map(({ title }) => title)).toEqual(["Audit trail"]);

    // A backup from before the erasure remembers nothing; the line that was kept does.
    const restored = await createTestDatabase();
    const before = openTestServices(restored);
    await sendMessage(contextOf(before.services, visitor), message(email));
    expect(await replayErasures(systemContext(before.services), [])).toMatchObject({ people: 0, rows: 0, withLogin: [] });
    expect(await replayErasures(systemContext(before.services), [line])).toMatchObject({ people: 1, rows: 1, withLogin: [] });
    await before.close();
    await restored.drop();
    expect((await findPersonalData(council, { email: other.email })).parts.length).toBeGreaterThan(3);
    await expect(replayErasures(council, [])).rejects.toMatchObject({ kind: "forbidden" });
  });
});

describe("what tells of an erasure outside of the database", () => {
  test("a command prints its line, which erases the person again", async () => {
    const { email } = await busyBuyer();
    const { stdout } = await operatorCommand("server/commands/privacy-erase.ts", "--email", email, "--yes");
    const [, line = ""] = /\nKeep this line with the newest list of erasures:\n([\w-]{43} \S+Z)\n$/.exec(stdout) ?? [];
    const [personHash = ""] = line.split(" ");
    await write(email);
    const kept = join(opened.services.config.dataDir, `${unique()}.txt`);
    // As if this database were restored from before the erasure.
    await writeFile(kept, `${personHash} ${new Date(Date.now() + 60_000).toISOString()}\n`);
    expect((await operatorCommand("server/commands/privacy-erase.ts", "--replay", "--kept", kept)).stdout).toMatch(/^1 person was there again/);
  });

  test("a file of the log without an erasure is told from a file that is no log", async () => {
    const kept = join(opened.services.config.dataDir, `${unique()}.txt`);
    const replayed = () => operatorCommand("server/commands/privacy-erase.ts", "--replay", "--kept", kept);
    await writeFile(kept, '{"level":30,"event":"start"}\n');
    expect((await replayed()).stdout).toBe(`${kept} names no erasure. Nothing was erased.\n`);
    await writeFile(kept, `${JSON.stringify({ log: '{"level":30,"event":"start"}\n', stream: "stdout" })}\n`);
    await expect(replayed()).rejects.toMatchObject({
      code: 1,
      stdout: `${kept} is neither a list of erasures nor a log of the portal. Nothing was erased.\n`,
    });
  });

  test("an erasure by the council is a warning of the log, so that a portal which logs only those names it", async () => {
    const email = `${unique()}@hospital.example`;
    await write(email);
    const warned = vi.spyOn(opened.services.log, "warn");
    await erase(email);
    expect(warned).toHaveBeenCalledWith(expect.objectContaining({ event: "privacy_erased", personHash: expect.stringMatching(/^[\w-]{43}$/) }));
    warned.mockRestore();
  });
});

describe("after a restore from before another contact was named", () => {
  test("who was erased is named until the login may go, and is then erased", async () => {
    const contactEmail = `contact-${unique()}@firm.example`;
    const { firm, user } = await createMember(opened.services, { contactEmail });
    await database.db.update(users).set({ email: contactEmail }).where(eq(users.id, user.id));
    const kept = join(opened.services.config.dataDir, `${unique()}.txt`);
    await writeFile(kept, `${opened.services.keys.pepper.sign(`person:${contactEmail}`)} ${new Date().toISOString()}\n`);
    const replayed = () => operatorCommand("server/commands/privacy-erase.ts", "--replay", "--kept", kept);
    await expect(replayed()).rejects.toMatchObject({
      code: 1,
      stdout: `1 person still has a login: ${contactEmail}. Name another contact of the firm or deactivate the firm, then run this again.\n`,
    });
    await deactivateFirm(council, { firmId: firm.id, version: firm.version, reason: "Left" });
    expect((await replayed()).stdout).toMatch(/^1 person was there again and erased: \d records\.\n$/);
    expect((await findPersonalData(council, { email: contactEmail })).hasLogin).toBe(false);
  });
});

describe("the operator's commands", () => {
  test("export to a file, say what would go, erase with --yes, list and repeat", async () => {
    const { email } = await busyBuyer();
    const out = join(opened.services.config.dataDir, `${unique()}.json`);
    expect((await operatorCommand("server/commands/privacy-export.ts", "--email", email, "--out", out)).stdout).toMatch(/^\d+ records about /);
    expect(JSON.parse(await readFile(out, "utf8"))).toMatchObject({ email });
    const exports = () => database.db.$count(auditEntries, eq(auditEntries.event, "privacy.export"));
    const before = await exports();
    await expect(operatorCommand("server/commands/privacy-export.ts", "--email", email, "--out", out)).rejects.toMatchObject({
      code: 1,
      stderr: `EEXIST: file already exists, open '${out}'\n`,
    });
    expect(await exports()).toBe(before);

    const dry = (await operatorCommand("server/commands/privacy-erase.ts", "--email", email)).stdout;
    expect(dry).toMatch(
      /^Goes or is emptied:\n {2}Messages by the contact form \(1\): Removed: kept by consent only\.\n[^]*\nStays:\n {2}Audit trail \(\d\): [^]*Nothing was changed\. Add --yes to erase\.\n$/,
    );
    expect((await findPersonalData(council, { email })).hasLogin).toBe(true);
    expect((await operatorCommand("server/commands/privacy-erase.ts", "--email", email, "--yes")).stdout).toMatch(
      /^Erased\. \d+ records went or were emptied\.\nStays:\n {2}Audit trail/,
    );
    expect((await findPersonalData(council, { email })).hasLogin).toBe(false);

    const listed = (await operatorCommand("server/commands/privacy-erase.ts", "--list")).stdout;
    const kept = join(opened.services.config.dataDir, "kept.txt");
    await writeFile(kept, listed);
    await write(email);
    expect((await operatorCommand("server/commands/privacy-erase.ts", "--replay", "--kept", kept)).stdout).toMatch(
      /^This list has no erasure that is newer than what the database remembers \(newest: \S+Z\)\. Nothing was erased\. Use the newest list/,
    );
    // Erased after what the database remembers, as when the backup is older than the erasure.
    const later = new Date(Date.now() + 60_000).toISOString();
    await writeFile(kept, listed.replaceAll(/ \S+Z$/gm, ` ${later}`));
    expect((await operatorCommand("server/commands/privacy-erase.ts", "--replay", "--kept", kept)).stdout).toMatch(
      /^1 person was there again and erased: \d records\.\n$/,
    );
    expect((await operatorCommand("server/commands/privacy-erase.ts", "--replay", "--kept", kept)).stdout).toBe(
      "Nobody who was erased is there again.\n",
    );
    // The log names the same erasures; a later one of its lines counts, and one that is cut off is left out.
    const muchLater = new Date(Date.now() + 120_000).toISOString();
    const logged = JSON.stringify({
      event: "privacy_erased",
      personHash: opened.services.keys.pepper.sign(`person:${email.toLowerCase()}`),
      erasedAt: muchLater,
    });
    await writeFile(kept, `{"event":"start"}\n${logged}\n{"event":"privacy_er`);
    await write(email);
    expect((await operatorCommand("server/commands/privacy-erase.ts", "--replay", "--kept", kept)).stdout).toMatch(/^1 person was there again/);
    await expect(operatorCommand("server/commands/privacy-erase.ts")).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("name a person, or ask for --list or --replay"),
    });
  });
});
