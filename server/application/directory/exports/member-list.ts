import { memberColumns } from "#domain/directory/export-rules.ts";
import { countAll, selectAllInOrder } from "#db/queries/directory.ts";
import type { AppContext } from "../../../context.ts";
import { authorize } from "../../authorize.ts";
import { DirectorySearch, directoryFilterOf } from "../directory-search.ts";
import { lexiconOf } from "../lexicon.ts";
import { memberCells } from "../member-cells.ts";

const rowsAtOnce = 2_000;
const widths = [34, 24, 34, 22, 44, 60];

/** The members of a search as rows of a table, read lazily. */
export type MemberListSource = {
  readonly name: string;
  readonly header: readonly string[];
  /** Column widths in characters. */
  readonly widths: readonly number[];
  readonly portions: AsyncIterable<readonly (readonly string[])[]>;
  /** Rows read so far. */
  rowsGiven(): number;
};

type Reading = { readonly maxRows: number; onProgress(done: number, total: number): void };

/**
 * The members that a search finds, as rows of text, at most `maxRows`. The next portions are read while one is written.
 * @param stored the search as it was stored
 * @throws forbidden (the actor may not export); ZodError (`stored` is no search)
 */
export async function memberList(
  ctx: Pick<AppContext, "actor" | "db" | "searchDb" | "now">,
  stored: unknown,
  { maxRows, onProgress }: Reading,
): Promise<MemberListSource> {
  authorize(ctx.actor, "directory.export");
  const lexicon = await lexiconOf(ctx);
  const filter = directoryFilterOf(DirectorySearch.parse(stored), lexicon);
  let given = 0;
  async function* portions(): AsyncGenerator<readonly (readonly string[])[]> {
    const counting = countAll(ctx.searchDb, filter);
    counting.catch(() => {}); // a failure is thrown where the promise is awaited
    for await (const found of selectAllInOrder(ctx.db, filter, rowsAtOnce)) {
      const rows = found.slice(0, maxRows - given).map((row) => memberCells(row, lexicon));
      given += rows.length;
      yield rows;
      onProgress(given, Math.max(given, Math.min(maxRows, await counting)));
      if (given >= maxRows) return;
    }
  }
  return { name: "Members", header: memberColumns, widths, portions: portions(), rowsGiven: () => given };
}
