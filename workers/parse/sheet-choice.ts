import { invalid } from "#domain/errors.ts";
import { importMessages } from "#domain/members/import-messages.ts";
import type { SheetSink } from "./sheet-sink.ts";

export type NamedSheet = { readonly name: string };
export type ChosenSheet<T extends NamedSheet> = { readonly chosen: T; readonly others: readonly T[] };

/** Headings and a row. */
const rowsOfAList = 2;

/**
 * Reads the wanted one of the visible sheets into the sink, or the first that has headings and a row.
 * @throws invalid (no_visible_sheet, no_such_sheet); what `read` throws
 */
export async function readChosenSheet<T extends NamedSheet>(
  visible: readonly T[],
  { name, wanted, sink, read }: { name: string; wanted: string | undefined; sink: SheetSink; read: (sheet: T) => Promise<void> | void },
): Promise<ChosenSheet<T>> {
  const [first] = visible;
  if (first === undefined) throw invalid("no_visible_sheet", importMessages.noVisibleSheet(name));
  const answer = (chosen: T): ChosenSheet<T> => ({ chosen, others: visible.filter((sheet) => sheet !== chosen) });
  if (wanted !== undefined) {
    const chosen = visible.find((sheet) => sheet.name === wanted);
    if (chosen === undefined)
      throw invalid(
        "no_such_sheet",
        importMessages.noSuchSheet(
          name,
          wanted,
          visible.map((sheet) => sheet.name),
        ),
        {
          sheet: [
            importMessages.noSuchSheet(
              name,
              wanted,
              visible.map((sheet) => sheet.name),
            ),
          ],
        },
      );
    await read(chosen);
    return answer(chosen);
  }
  let fallback = first;
  for (const sheet of visible) {
    await read(sheet);
    if (sink.rowsSeen >= rowsOfAList) return answer(sheet);
    if (sink.rowsSeen > 0 && fallback === first) fallback = sheet;
    sink.restart();
  }
  await read(fallback);
  return answer(fallback);
}
