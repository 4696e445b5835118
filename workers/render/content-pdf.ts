import type { ContentLanguage } from "#domain/site/content/languages.ts";
import { sitePathIn } from "#domain/notifications/mail-languages.ts";
import { isPortalPath } from "#domain/site/portal-roots.ts";
import { contentWidth } from "./dossier-canvas.ts";
import { blocksOf, type Block } from "./markdown-blocks.ts";
import type { StructureElement } from "./pdf-structure.ts";
import { drawTextPdf, styles, tableGap, type TextSheets } from "./text-sheets.ts";

/** The content of a public document; dates are formatted. */
export type ContentDocument = {
  readonly council: { readonly shortName: string; readonly fullName: string; readonly contact: string };
  readonly language: ContentLanguage;
  readonly kindLabel: string;
  readonly title: string;
  readonly dateLabel: string;
  readonly summary: string;
  readonly body: string;
  /** https://host without a slash at the end, before paths of the website. */
  readonly origin: string;
  /** The date in the file's metadata: the same input gives the same bytes. */
  readonly madeAt: Date;
};

/**
 * Draws a public document of our own words: heading, date, summary, text with lists and tables, and the page numbers. Real text in both
 * scripts, with title, language and structure for readers of screens, and with links that lead somewhere.
 * @source product.md "What placeholder becomes" (real PDFs made from our own content)
 */
export async function renderContentPdf(content: ContentDocument): Promise<Uint8Array> {
  return drawTextPdf(content, JSON.stringify(content), (sheets) => {
    drawHead(sheets, content);
    let list: StructureElement | undefined;
    for (const block of blocksOf(withOrigin(content))) {
      list = block.kind === "point" ? (list ?? sheets.list()) : undefined;
      drawBlock(sheets, block, list);
    }
  });
}

/** In print a path says nothing without its host: "/login" becomes the whole address. Paths of the website lead to the page of the language. */
const withOrigin = ({ body, origin, language }: ContentDocument): string =>
  body.replaceAll(writtenPath, (path) => `${origin}${isPortalPath(path) || withoutLanguage.test(path) ? path : sitePathIn(language, path)}`);

/** At the start of a line, after a blank, in brackets, quotation marks or as code. */
const writtenPath = /(?<=^|[\s("'“‘`])\/[A-Za-z][\w/%-]*(?:\.\w+)*/gm;
/** Files, interfaces, and paths that name their language. */
const withoutLanguage = /^\/(?:hi|media|documents|api|files|exports|uploads)(?:\/|$)|\.\w+$/;

function drawHead(sheets: TextSheets, { council, kindLabel, title, dateLabel, summary }: ContentDocument): void {
  sheets.write(`${council.shortName} · ${kindLabel}${dateLabel === "" ? "" : ` · ${dateLabel}`}`, styles.label, { type: "P" });
  sheets.space(6);
  sheets.write(title, styles.title, { type: "H1" });
  if (summary !== "") {
    sheets.space(4);
    sheets.write(summary, styles.summary, { type: "P" });
  }
  sheets.rule();
}

function drawBlock(sheets: TextSheets, block: Block, list: StructureElement | undefined): void {
  if (block.kind === "heading") {
    sheets.space(8);
    sheets.keepTogether(60);
    sheets.write(block.text, styles.heading, { type: "H2" });
    sheets.space(3);
  } else if (block.kind === "paragraph") {
    sheets.write(block.text, styles.text, { type: "P" });
    sheets.space(7);
  } else if (block.kind === "point") {
    sheets.point(block.text, list, block.mark);
    sheets.space(3);
  } else drawTable(sheets, block.rows);
}

function drawTable(sheets: TextSheets, rows: readonly (readonly string[])[]): void {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const width = (contentWidth - tableGap * (columns - 1)) / columns;
  sheets.space(2);
  sheets.table(
    rows.map((cells) => ({ cells })),
    Array.from({ length: columns }, () => ({ width })),
  );
  sheets.space(10);
}
