import { council } from "#domain/council.ts";
import { personalTables } from "#db/personal-data.ts";
import { findPerson, readPersonalRows } from "#db/queries/privacy.ts";
import type { AppContext } from "../../context.ts";
import { assertFreshPassword } from "../accounts/fresh-password.ts";
import { recordAuditAlone } from "../audit/record-audit.ts";
import { authorizePrivacy, fateOf, type PersonInput } from "./find-person.ts";
import { personSubject } from "./person-subject.ts";

/** Everything about a person, for machines and for people who can read JSON. */
export type PersonExport = {
  readonly from: string;
  readonly madeAt: string;
  readonly email: string;
  readonly parts: readonly {
    readonly title: string;
    readonly table: string;
    readonly afterErasure: string;
    readonly rows: readonly Record<string, unknown>[];
  }[];
};

/**
 * Everything that the portal keeps about whoever has an e-mail address: rows as they stand, without keys and hashes, and
 * the list of papers that the person uploaded, by name and size.
 * @throws forbidden (`password_not_fresh`)
 * @source Digital Personal Data Protection Act 2023, section 11
 */
export async function exportPersonalData(ctx: AppContext, { email }: PersonInput): Promise<PersonExport> {
  authorizePrivacy(ctx, "privacy.export");
  assertFreshPassword(ctx);
  const person = await findPerson(ctx.db, email);
  const parts: PersonExport["parts"][number][] = [];
  for (const table of personalTables) {
    const rows = await readPersonalRows(ctx.db, table, person);
    if (rows.length > 0) parts.push({ title: table.title, table: table.table, afterErasure: fateOf(table, person).why, rows });
  }
  const rows = parts.reduce((sum, part) => sum + part.rows.length, 0);
  await recordAuditAlone(ctx, { event: "privacy.export", subject: personSubject(ctx, email), detail: { rows } });
  return { from: council.fullName, madeAt: ctx.now().toISOString(), email, parts };
}
