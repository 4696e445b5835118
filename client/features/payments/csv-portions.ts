/** A part of a csv with the headings in front, which can be read alone. */
export type CsvPortion = {
  readonly text: string;
  /** The number of its first row in the whole list, with the headings as row 1. */
  readonly firstRow: number;
  readonly rows: number;
};

type Bounds = { readonly maxRows: number; readonly maxCharacters: number };

/** Cuts a csv between its rows; a line break inside quotes is no end of a row. A list without rows is one portion. */
export function csvPortions(csv: string, { maxRows, maxCharacters }: Bounds): CsvPortion[] {
  const text = csv.replace(/^\uFEFF/, "");
  const headEnd = endOfRow(text, 0);
  const head = text.slice(0, headEnd);
  const portions: CsvPortion[] = [];
  let [from, rows, firstRow] = [headEnd, 0, 2];
  const close = (at: number): void => {
    if (rows > 0) portions.push({ text: head + text.slice(from, at), firstRow, rows });
    [from, firstRow, rows] = [at, firstRow + rows, 0];
  };
  for (let at = headEnd; at < text.length;) {
    const end = endOfRow(text, at);
    if (rows === maxRows || (rows > 0 && head.length + end - from > maxCharacters)) close(at);
    rows += 1;
    at = end;
  }
  close(text.length);
  return portions.length === 0 ? [{ text, firstRow: 2, rows: 0 }] : portions;
}

/** The place after the row that begins here. */
function endOfRow(text: string, start: number): number {
  let isQuoted = false;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) isQuoted = !isQuoted;
    else if (code === lineFeed && !isQuoted) return at + 1;
  }
  return text.length;
}

const quote = 34;
const lineFeed = 10;
