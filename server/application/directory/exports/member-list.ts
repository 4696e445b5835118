import { memberColumns } from "#domain/directory/export-rules.ts";
import { countAll } from "#db/queries/directory.ts";
import type { AppContext } from "../../../context.ts";
import { allMatches } from "../all-matches.ts";
import type { DirectoryEntry } from "../directory-entry.ts";
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
 * The members that a search finds, as rows of text, at most `maxRows`. The next portion is on its way while one is written.
 * @param stored the search as it was stored
 * @throws forbidden (the actor may not take the list home); a ZodError (no search)
 */
export async function memberList(
  ctx: Pick<AppContext, "actor" | "db" | "searchDb" | "now">,
  stored: unknown,
  { maxRows, onProgress }: Reading,
): Promise<MemberList> {
  const search = DirectorySearch.parse(stored);
  const total = Math.min(maxRows, await countAll(ctx.searchDb, filterOf(search, await lexiconOf(ctx))));
  let given = 0;
  async function* portions(): AsyncGenerator<readonly (readonly string[])[]> {
    for await (const entries of readAhead(allMatches(ctx, search, rowsAtOnce))) {
      const rows = entries.slice(0, maxRows - given).map(cellsOf);
      given += rows.length;
      yield rows;
      onProgress(given, Math.max(total, given));
      if (given >= maxRows) return;
    }
  }
  return { name: "Members", header: memberColumns, widths, portions: portions(), rowsGiven: () => given };
}

/** Asks for the next while the one before is used. */
async function* readAhead<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  let next = source.next();
  for (;;) {
    const { done, value } = await next;
    if (done === true) return;
    next = source.next();
    // Its failure is met when it is awaited, or does not matter any more.
    next.catch(() => undefined);
    yield value;
  }
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
