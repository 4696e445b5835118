import { z } from "zod";
import { formatIndianDate } from "#domain/dates.ts";
import { EmailAddress } from "#domain/accounts/email.ts";
import { personalTables, type PersonalTable } from "#db/queries/personal-data.ts";
import { countPersonalRows, findKeptUntil, findPerson, type Person } from "#db/queries/privacy.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import type { AppContext } from "../../context.ts";
import { recordAuditInOwnTransaction } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { personSubject } from "./person-subject.ts";

export const PersonInput = z.object({ email: EmailAddress });
export type PersonInput = z.infer<typeof PersonInput>;

/** One kind of data about a person, and what an erasure does with it. */
export type PersonalPart = { readonly title: string; readonly rows: number; readonly erasureRule: "goes" | "stays"; readonly why: string };
export type PersonView = { readonly email: string; readonly hasLogin: boolean; readonly parts: readonly PersonalPart[] };

/**
 * The data that the portal stores about the person with an email address, and what an erasure would do with each kind.
 * @source Digital Personal Data Protection Act 2023, sections 11, 12
 */
export async function findPersonalData(ctx: AppContext, { email }: PersonInput): Promise<PersonView> {
  authorizePrivacy(ctx, "privacy.find");
  await recordAuditInOwnTransaction(ctx, { event: "privacy.find", subject: personSubject(ctx, email) });
  return viewPerson(ctx.db, email);
}

/** The same for a caller who is allowed to and has written the audit entry. */
export async function viewPerson(db: Db | Tx, email: string): Promise<PersonView> {
  const person = await findPerson(db, email);
  const parts: PersonalPart[] = [];
  for (const table of personalTables) {
    const { rows, leftOut } = await countPersonalRows(db, table, person);
    if (rows === 0) continue;
    const { title } = table;
    const { erasureRule, why } = await explainErasure(db, table, person);
    const staying = erasureRule === "stays" ? rows : leftOut;
    if (rows > staying) parts.push({ title, rows: rows - staying, erasureRule, why });
    if (staying > 0) parts.push({ title, rows: staying, erasureRule: "stays", why });
  }
  return { email, hasLogin: person.userId !== undefined, parts };
}

const loginStaysBecause = {
  office: "Stays: who decided about public money has to stay known. Deactivate the login under Users and roles.",
  contact:
    "Stays with the login of a live firm, for which nobody else could sign in. Name another contact of the firm, or deactivate the firm, then erase.",
} as const;

/** What an erasure does with a person's rows of a table, and why. */
export function erasureRuleOf({ erasureRule, why }: PersonalTable, { loginStays }: Person): Pick<PersonalPart, "erasureRule" | "why"> {
  if (erasureRule.how === "keep") return { erasureRule: "stays", why };
  if (erasureRule.goesWith === "login" && loginStays !== undefined) return { erasureRule: "stays", why: loginStaysBecause[loginStays] };
  return { erasureRule: "goes", why };
}

/** The same, with the day until which rows are kept by law. */
export async function explainErasure(db: Db | Tx, table: PersonalTable, person: Person): Promise<Pick<PersonalPart, "erasureRule" | "why">> {
  const { erasureRule, why } = erasureRuleOf(table, person);
  const until = await findKeptUntil(db, table, person);
  return { erasureRule, why: until === undefined ? why : `${why} Kept until ${formatIndianDate(until)}.` };
}

/** Lets the council pass, and the operator's commands. @throws unauthenticated; forbidden */
export function authorizePrivacy({ actor }: AppContext, permission: "privacy.find" | "privacy.export" | "privacy.erase"): void {
  if (actor.kind !== "system") authorize(actor, permission);
}
