import { memberColumns } from "#domain/directory/export-rules.ts";
import { countAll, readAllInOrder } from "#db/queries/directory.ts";
import type { AppContext } from "../../../context.ts";
import { authorize } from "../../authorize.ts";
import { presentEntry, type DirectoryEntry } from "../directory-entry.ts";
import { DirectorySearch, filterOf } from "../directory-search.ts";
import { lexiconOf } from "../lexicon.ts";

const rowsAtOnce = 2_000;
const widths = [34, 24, 34, 22, 44, 60];

/** The members of a search as the rows of a table, made while they are read. */
export type MemberList = {
  readonly name: string;
  readonly header: readonly string[];
  /** Of the columns, in characters. */
  readonly widths: readonly number[];
  readonly portions: AsyncIterable<readonly (readonly string[])[]>;
  /** How many rows were read so far. */
  rowsGiven(): number;
};

type Reading = { readonly maxRows: number; onProgress(done: number, total: number): void };

/**
 * The members that a search finds, as rows of text, at most `maxRows`. The next portions are on their way while one is written.
 * @param stored the search as it was stored
 * @throws forbidden (the actor may not take the list home); a ZodError (no search)
 */
export async function memberList(
  ctx: Pick<AppContext, "actor" | "db" | "searchDb" | "now">,
  stored: unknown,
  { maxRows, onProgress }: Reading,
): Promise<MemberList> {
  authorize(ctx.actor, "directory.export");
  const lexicon = await lexiconOf(ctx);
  const filter = filterOf(DirectorySearch.parse(stored), lexicon);
  const total = Math.min(maxRows, await countAll(ctx.searchDb, filter));
  let given = 0;
  async function* portions(): AsyncGenerator<readonly (readonly string[])[]> {
    for await (const found of readAllInOrder(ctx.db, filter, rowsAtOnce)) {
      const rows = found.slice(0, maxRows - given).map((row) => cellsOf(presentEntry(row, filter, lexicon)));
      given += rows.length;
      yield rows;
      onProgress(given, Math.max(total, given));
      if (given >= maxRows) return;
    }
  }
  return { name: "Members", header: memberColumns, widths, portions: portions(), rowsGiven: () => given };
}

/** A member as a row under `memberColumns`; what the firm keeps to itself is empty. */
export const cellsOf = ({ memberName, contactName, contactEmail, contactPhone, address, devices }: DirectoryEntry): readonly string[] => [
  memberName,
  contactName,
  contactEmail ?? "",
  contactPhone ?? "",
  address,
  devices.map(({ code, label }) => `${label} (${code})`).join("; "),
];
