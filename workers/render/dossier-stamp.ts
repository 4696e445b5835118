import { colours, rgb } from "./dossier-canvas.ts";
import { type DossierFonts, number } from "./dossier-text.ts";

/** The view of a page: its visible box in its own units, and its clockwise rotation. */
export type View = {
  readonly box: { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number };
  readonly rotation: 0 | 90 | 180 | 270;
};

const a4ShortSide = 595.28;
const textSize = 7.5;
const padding = 5;
const boxHeight = 15;
const edge = 10;
const separator = "  ·  ";

/**
 * The operators that write "id · document · page x of y" at the foot of a page, as seen by its reader: upright for any
 * rotation of the page, inside its crop box, and in the same proportion to the page for any unit or size.
 */
export function stamp(fonts: DossierFonts, view: View, text: { id: string; document?: string; page: number; pages: number }): string {
  const scale = scaleOf(view);
  const room = viewedWidth(view) / scale - 2 * edge - 2 * padding;
  const line = fonts.line(sentence(fonts, text, room), textSize, "regular");
  const width = line.width + 2 * padding;
  const left = viewedWidth(view) / scale - edge - width;
  return [
    "q",
    `${matrix(view, scale).map(number).join(" ")} cm`,
    `${rgb(colours.white)} rg ${rgb(colours.rule)} RG 0.5 w`,
    `${number(left)} ${edge} ${number(width)} ${boxHeight} re B`,
    `${rgb(colours.navy)} rg`,
    fonts.draw(line, { x: left + padding, y: edge + 5, size: textSize }),
    "Q",
  ].join("\n");
}

/** On a narrow page the name of the document is shortened; id and page number never are. */
function sentence(fonts: DossierFonts, text: { id: string; document?: string; page: number; pages: number }, room: number): string {
  const page = `page ${text.page} of ${text.pages}`;
  const bare = [text.id, page].join(separator);
  if (text.document === undefined) return bare;
  const left = room - fonts.line(bare + separator, textSize, "regular").width;
  const document = fonts.fit(text.document, { size: textSize, weight: "regular", width: left });
  return document === "…" ? bare : [text.id, document, page].join(separator);
}

const isSideways = (view: View): boolean => view.rotation === 90 || view.rotation === 270;
const wide = ({ box }: View): number => box.right - box.left;
const high = ({ box }: View): number => box.top - box.bottom;
const viewedWidth = (view: View): number => (isSideways(view) ? high(view) : wide(view));

/** 1 for A4 in both orientations; a poster gets a larger stamp and a receipt a smaller one, so that both are legible on a screen. */
function scaleOf(view: View): number {
  return Math.min(wide(view), high(view)) / a4ShortSide;
}

/** From the reader's coordinates (origin at the foot's left corner) to the page's own. @source ISO 32000-1, 8.3.3 */
function matrix({ box, rotation }: View, scale: number): readonly number[] {
  switch (rotation) {
    case 0:
      return [scale, 0, 0, scale, box.left, box.bottom];
    case 90:
      return [0, scale, -scale, 0, box.right, box.bottom];
    case 180:
      return [-scale, 0, 0, -scale, box.right, box.top];
    case 270:
      return [0, -scale, scale, 0, box.left, box.top];
  }
}
