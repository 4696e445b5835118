import { council } from "#domain/council.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { personalTables } from "#db/queries/personal-data.ts";
import { findPerson, selectPersonalRows } from "#db/queries/privacy.ts";
import type { AppContext } from "../../context.ts";
import { assertFreshPassword } from "../accounts/fresh-password.ts";
import { recordAuditInOwnTransaction } from "../audit/record-audit.ts";
import { authorizePrivacy, explainErasure, type PersonInput } from "./find-person.ts";
import { personSubject } from "./person-subject.ts";

/** A file with all data about a person, in JSON. */
export type PersonExport = {
  readonly name: string;
  /** JSON: `from`, `madeAt`, `email`, and `parts` of `title`, `table`, `afterErasure` and `rows`; one row a line. */
  readonly text: string;
  readonly rows: number;
};

/**
 * All data that the portal stores about the person with an email address: the rows, without keys, hashes and what the council may not read,
 * and the list of files that the person uploaded, by name and size.
 * @throws forbidden (`password_not_fresh`)
 * @source Digital Personal Data Protection Act 2023, section 11
 */
export async function exportPersonalData(ctx: AppContext, { email }: PersonInput): Promise<PersonExport> {
  authorizePrivacy(ctx, "privacy.export");
  assertFreshPassword(ctx);
  const person = await findPerson(ctx.db, email);
  const parts: string[] = [];
  let count = 0;
  for (const table of personalTables) {
    const rows = await selectPersonalRows(ctx.db, table, person);
    if (rows.length > 0)
      parts.push(withList({ title: table.title, table: table.table, afterErasure: (await explainErasure(ctx.db, table, person)).why }, "rows", rows));
    count += rows.length;
  }
  await recordAuditInOwnTransaction(ctx, { event: "privacy.export", subject: personSubject(ctx, email), detail: { rows: count } });
  const madeAt = ctx.now().toISOString();
  const head = { from: council.fullName, madeAt, email };
  return { name: `personal-data-${calendarDateInIndia(ctx.now())}.json`, text: withList(head, "parts", parts), rows: count };
}

/** Adds a property to an object in JSON text. Its value is a list; the elements are JSON text already. */
const withList = (head: Readonly<Record<string, string>>, member: string, list: readonly string[]): string =>
  `${JSON.stringify(head).slice(0, -1)},"${member}":[\n${list.join(",\n")}\n]}`;
