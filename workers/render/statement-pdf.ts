import { writeFile } from "node:fs/promises";
import type { InputOf, OutputOf, Statement } from "#server/infra/sandbox-protocol.ts";
import { contentWidth } from "./dossier-canvas.ts";
import { drawTextPdf, styles, tableGap, type TextSheets } from "./text-sheets.ts";

/** Writes a document of figures as a PDF. */
export async function writeStatement({ statement, outPath }: InputOf<"drawStatement">): Promise<OutputOf<"drawStatement">> {
  const bytes = await renderStatement(statement);
  await writeFile(outPath, bytes, { mode: 0o600 });
  return { sizeBytes: bytes.length };
}

/** The statement with its tables, its certificate and places for signatures. @source money.md 6 "Utilisation certificate" */
export const renderStatement = (statement: Statement): Promise<Uint8Array> =>
  drawTextPdf({ ...statement, madeAt: new Date(statement.madeAt) }, `${JSON.stringify(statement)}DatePlaceSignature:_`, (sheets) => {
    drawHead(sheets, statement);
    for (const section of statement.sections) drawSection(sheets, section);
    if (statement.certified !== undefined) drawCertified(sheets, statement.certified);
    drawSignatures(sheets, statement.signatures);
    if (statement.code !== undefined) sheets.code(statement.code.text, statement.code.words);
  });

function drawHead(sheets: TextSheets, { council, label, title, lead }: Statement): void {
  sheets.write(`${council.shortName} · ${label}`, styles.label, { type: "P" });
  sheets.space(6);
  sheets.write(title, styles.title, { type: "H1" });
  sheets.space(4);
  sheets.write(`${council.fullName}. ${lead}`, styles.summary, { type: "P" });
  sheets.rule();
}

function drawSection(sheets: TextSheets, { title, columns, rows, empty }: Statement["sections"][number]): void {
  sheets.keepTogether(80);
  sheets.write(title, styles.heading, { type: "H2" });
  sheets.space(3);
  if (rows.length === 0) sheets.write(empty ?? "", styles.text, { type: "P" });
  else {
    const shares = columns.reduce((sum, { share }) => sum + share, 0);
    const width = contentWidth - tableGap * (columns.length - 1);
    sheets.table(
      [{ cells: columns.map(({ label }) => label) }, ...rows.map(({ cells, isStrong = false }) => ({ cells, isStrong }))],
      columns.map(({ share, isFigure = false }) => ({ width: (width * share) / shares, isFigure })),
    );
  }
  sheets.space(14);
}

function drawCertified(sheets: TextSheets, { lead, points }: NonNullable<Statement["certified"]>): void {
  sheets.keepTogether(60);
  sheets.write(lead, styles.text, { type: "P" });
  sheets.space(4);
  const list = sheets.list();
  for (const [place, point] of points.entries()) sheets.point(point, list, `${place + 1}.`);
  sheets.space(10);
}

/** A line for each signature, with date and place; they stand together. */
function drawSignatures(sheets: TextSheets, signatures: readonly string[]): void {
  const height = 58;
  sheets.keepTogether(height * signatures.length);
  for (const name of signatures) {
    sheets.space(26);
    sheets.write("Date: ______________   Place: ______________   Signature: ______________________________", styles.cell, { type: "P" });
    sheets.write(name, styles.cellHead, { type: "P" });
    sheets.space(6);
  }
}
