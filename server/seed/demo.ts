import { randomUUID } from "node:crypto";
import { activationHours } from "#domain/accounts/activation.ts";
import type { MemberActor } from "#domain/accounts/actor.ts";
import type { UserRight } from "#domain/accounts/rights.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { council } from "#domain/council.ts";
import { buyerNotice } from "#domain/directory/buyer-notice.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import type { State } from "#domain/reimbursements/lifecycle.ts";
import { schemeKinds, type SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { insertContentSeeds, selectContentSeeds } from "#db/queries/content.ts";
import { insertMail, markQueuedMailDropped, updateMailOutcome } from "#db/queries/mail.ts";
import type { Tx } from "#db/connection/client.ts";
import { findUserByEmail, insertUser, insertLink } from "#db/queries/accounts.ts";
import { upsertBuyer, type BuyerRow } from "#db/queries/buyers.ts";
import { upsertExchangeRates } from "#db/queries/exchange-rates.ts";
import { insertRights } from "#db/queries/granted-rights.ts";
import { insertFirm } from "#db/queries/members.ts";
import { countUsers, updatePasswordExpiredAt, selectPlayed, playedKey } from "#db/queries/seed.ts";
import type { Services } from "../context.ts";
import { newNonce } from "../infra/secrets.ts";
import { demoFirms, type DemoFirm } from "./demo-firms.ts";
import { insertDemoProfile } from "./demo-profiles.ts";
import { seedDemoCirculars } from "./demo-circulars.ts";
import { seedDemoInvoices, unrenewedFirms } from "./demo-invoices.ts";
import { fairFirms, seedDemoFairs } from "./demo-fairs.ts";
import { seedDemoJoining } from "./demo-joining.ts";
import { seedDemoPayments } from "./demo-payments.ts";
import { demoRates } from "./demo-rates.ts";
import { playUndone, undonePlays, type UndonePlay } from "./demo-undone.ts";
import { seedDemoWork } from "./demo-work.ts";
import { makeDemoFiles, playUntil, type DemoActors, type DemoFileMaker, type Play } from "./demo-reimbursements.ts";

const demoStates = [
  "DRAFT",
  "SUBMITTED",
  "UNDER_REVIEW",
  "DEFICIENCY_SHARED",
  "RESUBMITTED",
  "UNDER_REVIEW_DGFT",
  "DEFICIENCY_DGFT",
  "APPROVED_DGFT",
  "CLOSED",
] as const satisfies readonly State[];

/** The accounts that the start prints; their password is `DEMO_PASSWORD`. @source product.md "Running it" */
export const demoAccounts = {
  member: `member@${council.host}`,
  admin: `admin@${council.host}`,
  /** A second person of the council, who confirms what another prepared. */
  second: `accounts@${council.host}`,
  dgft: `dgft@${council.host}`,
  /** A second officer of DGFT, who decides again where the first has decided. */
  secondDgft: `officer@${council.host}`,
  buyer: `buyer@${council.host}`,
  expired: `expired@${council.host}`,
} as const;

/** One prepares payments and invoices, the other approves them; both read and close the accounts. */
const demoRights = {
  admin: ["payments.prepare", "payments.read", "payments.close", "invoices.prepare", "invoices.read"],
  second: ["payments.approve", "payments.read", "payments.close", "invoices.approve", "invoices.read"],
} as const satisfies Record<string, readonly UserRight[]>;

/** What the buyer of the demonstration said of itself when it registered. */
const demoBuyer = {
  buyerType: "import_agency_distributor",
  phone: "+442079460123", // of the numbers that are set aside for made-up persons
  address: "14 Example Street, London",
  country: "GB",
  zipCode: "EC1A 1AA",
} as const satisfies Partial<BuyerRow>;

/**
 * Fills an empty database with accounts, firms and reimbursements of every scheme in every state, with real documents.
 * Everything goes through the use cases. An interrupted seed continues: a claim that it has begun stays as it is, and another one is played
 * in its place. A database that is not the demonstration's is not changed.
 * @returns whether the database is the demonstration's
 * @source product.md "Demo seed"
 */
export async function seedDemo(services: Services): Promise<boolean> {
  const { db } = services;
  // The demonstration of an earlier release has the buyer and not the mark.
  if ((await selectContentSeeds(db)).has(endOfDemo) || (await findUserByEmail(db, demoAccounts.buyer)) !== undefined) return true;
  const isEmpty = (await countUsers(db)) === 0;
  if (!isEmpty && (await findUserByEmail(db, demoAccounts.member)) === undefined) return false;
  const passwordHash = await services.passwords.hash(services.config.demoPassword);
  if (isEmpty) await insertActors(services, passwordHash);
  const actors = await loadActors(services);
  const played = await selectPlayed(db);
  const at = services.now();
  await db.transaction((tx) => upsertExchangeRates(tx, { rates: demoRates(calendarDateInIndia(at)), enteredBy: null, enteredAt: at }));
  const done = await selectContentSeeds(db);
  await Promise.all(schemeKinds.map((scheme) => playScheme(services, actors, scheme, { played, done })));
  const [payee, other] = [actors, await payeeOf(services, 44)];
  await seedDemoPayments(services, { preparer: actors.admin, approver: actors.second, payees: [payee, other] });
  await seedDemoInvoices(services, { preparer: actors.admin, approver: actors.second, member: actors.member });
  await seedDemoWork(services, actors);
  await seedDemoCirculars(services, actors);
  const exhibitors = await Promise.all(
    fairFirms.map(async (index) => (index === memberFirm ? actors.member : (await payeeOf(services, index)).member)),
  );
  await seedDemoFairs(services, { admin: actors.admin, members: exhibitors });
  await seedDemoJoining(services, actors.admin);
  // Events in the demonstration's past send no emails.
  await markQueuedMailDropped(db);
  await db.transaction(async (tx) => {
    const login = { email: demoAccounts.buyer, name: "Overseas Buyer", passwordHash, passwordChangedAt: at, activatedAt: at };
    const { id } = await insertUser(tx, { ...login, role: "BUYER" });
    await upsertBuyer(tx, id, { ...demoBuyer, consentVersion: buyerNotice.version, consentedAt: at });
    await insertContentSeeds(tx, [endOfDemo]);
  });
  return true;
}

/** The key in `content_seeds` that says: the demonstration is complete. It stays when a user of the demonstration is erased. */
const endOfDemo = "demo/end";

/** A receipt that two firms claim. */
const receiptNo = "PPB-R-2026-88123";

/** A claim of a firm, by its place among those of the demonstration. */
type FirmPlay = Play & { readonly firm: number };

/** What each of some other firms has filed, so that the offices' lists are of many. */
const otherPlays: readonly FirmPlay[] = [
  // Overdue at the council, with the firm and at DGFT; due at the council; on hold. The first was filed too late.
  { firm: 17, scheme: "product", state: "SUBMITTED", startedDaysAgo: 52, isLate: true },
  { firm: 26, scheme: "product", state: "DEFICIENCY_SHARED", startedDaysAgo: 27 },
  { firm: 72, scheme: "plant", state: "UNDER_REVIEW_DGFT", startedDaysAgo: 36 },
  { firm: 85, scheme: "exhibition", state: "SUBMITTED", startedDaysAgo: 43 },
  { firm: 29, scheme: "product", state: "UNDER_REVIEW", startedDaysAgo: 24, hold: { startedDaysAgo: 5, days: 20 }, receiptNo },
  { firm: 31, scheme: "product", state: "UNDER_REVIEW_DGFT", startedDaysAgo: 15, receiptNo, scanDegrees: 0 },
  { firm: 44, scheme: "product", state: "APPROVED_DGFT", startedDaysAgo: 41, scanDegrees: 1 },
  { firm: 58, scheme: "plant", state: "SUBMITTED", startedDaysAgo: 4 },
  { firm: 99, scheme: "exhibition", state: "UNDER_REVIEW_DGFT", startedDaysAgo: 12 },
];

/** Another firm of the demonstration, with its login. */
async function payeeOf(services: Services, index: number): Promise<{ firm: DemoFirm; member: MemberActor }> {
  const firm = demoFirms[index];
  if (firm === undefined) throw new Error(`the demonstration has no firm ${index}`);
  return { firm, member: { ...(await actorOf(services, firm.contactEmail)), role: "MEMBER" } };
}

/** What an earlier start has played: claims by their `playedKey`, and keys of `content_seeds`. */
type Played = { readonly played: ReadonlySet<string>; readonly done: ReadonlySet<string> };

/** Plays the claims of a scheme one after the other, the oldest first: their numbers follow their days. */
async function playScheme(services: Services, offices: DemoActors, scheme: SchemeKind, { played, done }: Played): Promise<void> {
  const own = demoStates.map((state, index) => ({ firm: memberFirm, scheme, state, startedDaysAgo: 3 + index * 4 }));
  const files = new Map<number, DemoFileMaker>();
  const takePart = async (firm: number): Promise<readonly [DemoActors, DemoFileMaker]> => {
    const actors = firm === memberFirm ? offices : { ...offices, ...(await payeeOf(services, firm)) };
    const demoFiles = files.get(firm) ?? makeDemoFiles(actors.firm.name);
    files.set(firm, demoFiles);
    return [actors, demoFiles];
  };
  const playOne = async (play: FirmPlay): Promise<void> => {
    const [actors, demoFiles] = await takePart(play.firm);
    if (!played.has(playedKey(actors.member.firmId, scheme, play.state))) await playUntil(services, actors, demoFiles, play);
  };
  // A claim goes through the state in which it ends before its end: what is complete has a key.
  const undoOne = async (play: UndonePlay): Promise<void> => {
    const mark = `demo/undone/${scheme}/${play.firm}`;
    if (done.has(mark)) return;
    const [actors, demoFiles] = await takePart(play.firm);
    await playUndone(services, actors, demoFiles, play);
    await services.db.transaction((tx) => insertContentSeeds(tx, [mark]));
  };
  const plays = [
    ...[...own, ...otherPlays].map((play) => ({ play, run: () => playOne(play) })),
    ...undonePlays.map((play) => ({ play, run: () => undoOne(play) })),
  ];
  const ofScheme = plays.filter(({ play }) => play.scheme === scheme);
  for (const { run } of ofScheme.toSorted((a, b) => b.play.startedDaysAgo - a.play.startedDaysAgo)) await run();
}

async function insertActors(services: Services, passwordHash: string): Promise<void> {
  const activatedAt = services.now();
  await services.db.transaction(async (tx) => {
    const account = (email: string, name: string, role: Role, firmId: string | null = null) =>
      insertUser(tx, { email, name, role, firmId, passwordHash, passwordChangedAt: activatedAt, activatedAt });
    for (const [index, firm] of demoFirms.entries()) {
      const { id: firmId } = await insertFirm(tx, firmRow(firm, activatedAt, unrenewedFirms.includes(index) ? 1 : 0));
      const waiting = waitingLogins[index];
      // A user who has never signed in cannot have saved a profile.
      if (waiting !== undefined) {
        await insertWaitingLogin(tx, firm, firmId, waiting);
        continue;
      }
      const email = index === memberFirm ? demoAccounts.member : index === expiredFirm ? demoAccounts.expired : firm.contactEmail;
      const name = index === memberFirm || index === expiredFirm ? deskName : `${firm.contactName}, ${firm.name}`;
      const { id: userId } = await account(email, name, "MEMBER", firmId);
      if (index === expiredFirm) await updatePasswordExpiredAt(tx, userId, activatedAt);
      await insertDemoProfile(tx, firm, { firmId, userId, index, at: activatedAt });
    }
    const admin = await account(demoAccounts.admin, `${council.shortName} Reimbursement Desk`, "EPCMD_ADMIN");
    const second = await account(demoAccounts.second, `${council.shortName} Accounts`, "EPCMD_ADMIN");
    await insertRights(tx, admin.id, demoRights.admin, { grantedBy: null, grantedAt: activatedAt });
    await insertRights(tx, second.id, demoRights.second, { grantedBy: null, grantedAt: activatedAt });
    await account(demoAccounts.dgft, "DGFT Officer", "DGFT_ADMIN");
    await account(demoAccounts.secondDgft, "Second DGFT Officer", "DGFT_ADMIN");
  });
}

const memberFirm = 0;
const expiredFirm = 1;
const deskName = "Export Desk";

async function loadActors(services: Services): Promise<DemoActors> {
  const [firm] = demoFirms;
  if (firm === undefined) throw new Error("the demonstration has no firm");
  return {
    firm,
    member: { ...(await actorOf(services, demoAccounts.member)), role: "MEMBER" },
    admin: { ...(await actorOf(services, demoAccounts.admin)), role: "EPCMD_ADMIN", rights: demoRights.admin },
    second: { ...(await actorOf(services, demoAccounts.second)), role: "EPCMD_ADMIN", rights: demoRights.second },
    dgft: { ...(await actorOf(services, demoAccounts.dgft)), role: "DGFT_ADMIN", rights: [] },
    secondDgft: { ...(await actorOf(services, demoAccounts.secondDgft)), role: "DGFT_ADMIN", rights: [] },
  };
}

async function actorOf({ db }: Services, email: string) {
  const user = await findUserByEmail(db, email);
  if (user === undefined) throw new Error(`the demonstration has no ${email}`);
  return { kind: "user" as const, userId: user.id, sessionId: randomUUID(), name: user.name, email, firmId: user.firmId ?? "" };
}

/** Firms of the first page whose login is not active yet, one for each badge of the list, with the hours for which their activation email is valid. */
const waitingLogins: Readonly<Record<number, number | "no email">> = { 3: "no email", 4: activationHours, 5: -1 };

async function insertWaitingLogin(tx: Tx, firm: DemoFirm, firmId: string, hours: number | "no email"): Promise<void> {
  const user = await insertUser(tx, { email: firm.contactEmail, name: `${firm.contactName}, ${firm.name}`, role: "MEMBER", firmId });
  if (hours === "no email") return;
  const linkId = await insertLink(tx, { userId: user.id, nonce: newNonce(), purpose: "activation", minutes: hours * 60 });
  const mailId = await insertMail(tx, { kind: "activation", to: { userId: user.id, email: user.email }, params: { linkId } });
  await updateMailOutcome(tx, mailId, { state: "sent" });
}

/** Membership runs to 31 March, or ended years ago. It began before last 1 April: some claims are weeks old. */
function firmRow({ name, gstNo, address, contactName, contactEmail, contactPhone }: DemoFirm, at: Date, yearsAgo: number) {
  const today = calendarDateInIndia(at);
  const year = Number(today.slice(0, 4));
  const endYear = today.slice(5) > "03-31" ? year + 1 : year;
  return {
    name,
    gstNo,
    address,
    contactName,
    contactEmail,
    contactPhone,
    membershipStartOn: `${endYear - 2}-04-01`,
    membershipEndOn: `${endYear - yearsAgo}-03-31`,
  };
}
