/** About twenty printed pages. */
export const maxMarkdownCharacters = 40_000;
const maxLines = 2_000;
/** Emphasis, links and code in one paragraph: their pairing takes time by the square of their number. */
const maxMarksOfParagraph = 400;
const maxMarks = 3_000;
const maxDepth = 12;

export const markdownMessages = {
  tooLong: "The text has more than 40,000 characters. Split it, or upload it as a PDF.",
  tooManyLines: "The text has more than 2,000 lines. Split it, or upload it as a PDF.",
  tooManyMarks: "A paragraph has more than 400 signs like * _ [ ` that Markdown reads. Put blank lines between its parts.",
  tooManyMarksInAll: "The text has more than 3,000 signs like * _ [ ` that Markdown reads. Split it, or upload it as a PDF.",
  tooDeep: "A line begins with more than 12 signs of quotes or lists. Use fewer levels.",
} as const;

/**
 * Why a text is not taken as Markdown, or undefined. Within these limits no text takes long to render.
 * @source measured: `renderMarkdown` stays well below a second for the worst texts within them
 */
export function markdownProblem(text: string): string | undefined {
  if (text.length > maxMarkdownCharacters) return markdownMessages.tooLong;
  const all = text.split(/\r\n|\r|\n/);
  if (all.length > maxLines) return markdownMessages.tooManyLines;
  let marks = 0;
  let marksInAll = 0;
  for (const line of all) {
    const found = countOf(line, "*_[]`<&\\~");
    marks = line.trim() === "" ? 0 : marks + found;
    marksInAll += found;
    if (marks > maxMarksOfParagraph) return markdownMessages.tooManyMarks;
    if (marksInAll > maxMarks) return markdownMessages.tooManyMarksInAll;
    if (depthOf(line) > maxDepth) return markdownMessages.tooDeep;
  }
  return undefined;
}

const countOf = (line: string, signs: string): number => [...line].filter((sign) => signs.includes(sign)).length;

/** Signs of quotes and lists with which a line begins: ">", "-", "1." and the like. */
function depthOf(line: string): number {
  // A horizontal rule counts as one sign, whatever its length.
  if (/^[\t *-]+$/.test(line)) return 1;
  let depth = 0;
  for (const sign of line) {
    if (">*+-.)".includes(sign)) depth += 1;
    else if (!" \t0123456789".includes(sign)) break;
  }
  return depth;
}
