/** A text as a printed page knows it. */
export type Block =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "point"; readonly mark: string; readonly text: string }
  | { readonly kind: "table"; readonly rows: readonly (readonly string[])[] };

/**
 * Splits the Markdown that staff write into what can be printed: headings, paragraphs, points of lists and tables. Emphasis is dropped, and a
 * link is followed by its address.
 */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  let table: string[][] = [];
  const close = (): void => {
    if (paragraph.length > 0) blocks.push({ kind: "paragraph", text: plain(paragraph.join(" ")) });
    if (table.length > 0) blocks.push({ kind: "table", rows: table });
    paragraph = [];
    table = [];
  };
  for (const line of markdown.split("\n").map((each) => each.trim())) {
    const point = pointOf(line);
    if (line.startsWith("|")) {
      if (paragraph.length > 0) close();
      if (!/^[|:\- ]+$/.test(line)) table.push(cellsOf(line));
    } else if (line === "" || isRule(line)) close();
    else if (line.startsWith("#")) {
      close();
      blocks.push({ kind: "heading", text: plain(line.slice(line.lastIndexOf("#", 6) + 1)) });
    } else if (point !== undefined) {
      close();
      blocks.push({ kind: "point", mark: point.mark, text: plain(point.text) });
    } else paragraph.push(line);
  }
  close();
  return blocks;
}

const isRule = (line: string): boolean => /^[-*_ ]{3,}$/.test(line);

function pointOf(line: string): { mark: string; text: string } | undefined {
  const [first = ""] = line.split(" ", 1);
  const text = line.slice(first.length).trim();
  if (text === "") return undefined;
  if (["-", "*", "+"].includes(first)) return { mark: "•", text };
  return /^[0-9]{1,3}[.)]$/.test(first) ? { mark: first, text } : undefined;
}

const cellsOf = (line: string): string[] =>
  line
    .slice(1, line.endsWith("|") ? -1 : undefined)
    .split("|")
    .map((cell) => plain(cell.trim()));

const plain = (text: string): string =>
  text
    .replaceAll(/\[([^\][]{1,300})\]\(([^()\s]{1,500})\)/g, "$1 ($2)")
    .replaceAll(/[*`]/g, "")
    .trim();
