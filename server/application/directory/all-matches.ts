import { findInOrder, type PageStart } from "#db/queries/directory.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { DirectorySearch, directoryFilterOf } from "./directory-search.ts";
import { lexiconOf } from "./lexicon.ts";
import { memberCells } from "./member-cells.ts";

/**
 * All members that a search finds, as rows under `memberColumns`, in the order of the results, in portions. No database cursor is
 * open between two portions, so the reader may take any time.
 * @throws forbidden (the actor may not export)
 */
export async function* allMatches(
  ctx: Pick<AppContext, "actor" | "db" | "searchDb" | "now">,
  input: DirectorySearch,
  portion = 1_000,
): AsyncGenerator<readonly (readonly string[])[]> {
  authorize(ctx.actor, "directory.export");
  const search = DirectorySearch.parse(input);
  const lexicon = await lexiconOf(ctx);
  const filter = directoryFilterOf(search, lexicon);
  let start: PageStart = { offset: 0 };
  for (;;) {
    const rows = await findInOrder(ctx.searchDb, filter, start, portion);
    if (rows.length > 0) yield rows.map((row) => memberCells(row, lexicon));
    const last = rows.at(-1);
    if (last === undefined || rows.length < portion) return;
    start = { after: { rank: last.rank, name: last.nameText, firmId: last.firmId } };
  }
}
