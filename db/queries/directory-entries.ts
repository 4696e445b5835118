import { sql, type SQL } from "drizzle-orm";
import type { Tx } from "../connection/client.ts";

// An index key holds at most 2,700 bytes: folding can make a name eighteen times longer.
const listed = sql`
  select p.firm_id, left(directory_fold(p.organization), 600) as name_text, directory_fold(p.address) as address_text,
    array(select made.code::int from profile_products made where made.firm_id = p.firm_id order by made.code) as codes,
    directory_marks(directory_fold(p.organization) || directory_fold(p.address)) as marks
  from member_profiles p join firms f on f.id = p.firm_id
  where f.deactivated_at is null`;

const written = (which: SQL): SQL => sql`
  insert into directory_entries as entry (firm_id, name_text, address_text, codes, marks)
  ${listed} and ${which}
  on conflict (firm_id) do update set name_text = excluded.name_text, address_text = excluded.address_text, codes = excluded.codes, marks = excluded.marks
  where (entry.name_text, entry.address_text, entry.codes) is distinct from (excluded.name_text, excluded.address_text, excluded.codes)
  returning name_text || address_text as said`;

/**
 * Writes the directory entry of a firm from its current firm, profile and devices. A firm with a saved profile has an entry
 * unless its login is closed. Every change of one of the three calls this in its transaction; an unchanged entry is not
 * written. Erasing a profile deletes its entry by foreign key.
 * @source rest-api.md "buyer/epcmd-members"
 */
export async function updateDirectoryEntry(tx: Tx, firmId: string): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from directory_entries where firm_id = ${firmId} and exists (select from firms where id = ${firmId} and deactivated_at is not null)
    ), entry as (${written(sql`p.firm_id = ${firmId}`)})
    insert into directory_words (word)
    select word from entry, directory_words_of(said) word order by word
    on conflict do nothing`);
}

/** Firms in the order of their ids, after `after`. */
export type FirmPortion = { readonly after: string; readonly limit: number };
/** How many firms a portion had, how many of them have an entry now, and the last of them; undefined when there was none. */
export type RefreshedPortion = { readonly firms: number; readonly listed: number; readonly last: string | undefined };

/**
 * Updates the entries of a portion of all firms, with their search words. The firms are locked, so that a parallel change is
 * not overwritten with older values.
 */
export async function updateDirectoryPortion(tx: Tx, { after, limit }: FirmPortion): Promise<RefreshedPortion> {
  const ids = sql`select id from firms where id > ${after} order by id limit ${limit} for share`;
  const [portion] = await tx.execute<{ firms: number; last: string | null }>(
    sql`select count(*)::int as firms, (array_agg(id order by id desc))[1] as last from (${ids}) firm`,
  );
  if (portion === undefined || portion.last === null) return { firms: 0, listed: 0, last: undefined };
  const { firms, last } = portion;
  const isInPortion = (column: SQL): SQL => sql`${column} > ${after} and ${column} <= ${last}`;
  const isMine = isInPortion(sql`firm_id`);
  await tx.execute(sql`
    delete from directory_entries where ${isMine} and firm_id in (select id from firms where ${isInPortion(sql`id`)} and deactivated_at is not null)`);
  await tx.execute(sql`with entry as (${written(isInPortion(sql`p.firm_id`))}) select count(*) from entry`);
  await tx.execute(sql`
    insert into directory_words (word)
    select distinct word from directory_entries, directory_words_of(name_text || address_text) word where ${isMine} order by word
    on conflict do nothing`);
  const [row] = await tx.execute<{ listed: number }>(sql`select count(*)::int as listed from directory_entries where ${isMine}`);
  return { firms, listed: row?.listed ?? 0, last };
}
