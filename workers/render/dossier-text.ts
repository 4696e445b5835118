import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as fontkit from "@cantoo/fontkit";
import type { PDFDocument, PDFFont, PDFRef } from "@cantoo/pdf-lib";

export type Weight = "regular" | "bold";
export type Line = { readonly runs: readonly Run[]; readonly width: number };

type Glyph = { readonly id: number; readonly advanceWidth: number };
type Position = { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number };
type OpenFont = ReturnType<typeof openFont>;
type Face = { readonly resource: string; readonly font: OpenFont; readonly embedded: PDFFont };
type Run = { readonly face: Face; readonly text: string };

/** In the order in which they are searched for a glyph: nearly all text is Latin, the rupee sign is in the second. */
const subsets = ["latin", "latin-ext", "devanagari"] as const;
const weightNumbers: Record<Weight, number> = { regular: 400, bold: 600 };
const unknownCharacter = "?";
/** Joiners, vowel signs and other marks stay with the character before them. */
const clinging = /^[\p{M}\u200c\u200d]$/u;

const requireFromHere = createRequire(import.meta.url);

function openFont(subset: (typeof subsets)[number], weight: number) {
  const family = subset === "devanagari" ? "ibm-plex-sans-devanagari" : "ibm-plex-sans";
  const path = requireFromHere.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`);
  const font = fontkit.create(readFileSync(path));
  if (!("layout" in font)) throw new Error(`${path} is a collection`);
  return font;
}

/**
 * Text in Latin and Devanagari, shaped by the fonts, with embedded subsets.
 * A character that no font has is shown as a question mark.
 */
export class DossierFonts {
  private readonly document: PDFDocument;
  private readonly faces = new Map<string, Face>();
  private readonly opening = new Map<Uint8Array, OpenFont>();

  private constructor(document: PDFDocument) {
    this.document = document;
    // The library would open each font again from its bytes; it gets the open one that shapes the text.
    document.registerFontkit({
      create: (bytes: Uint8Array) => {
        const font = this.opening.get(bytes);
        if (font === undefined) throw new Error("an unknown font");
        return font;
      },
    });
  }

  /** Opens the fonts that this text needs; each costs time and bytes, and most dossiers need only one family. */
  static async open(document: PDFDocument, allText: string): Promise<DossierFonts> {
    const fonts = new DossierFonts(document);
    let missing = [...new Set(allText.normalize("NFC"))];
    for (const subset of subsets) {
      const wanted = subset === "latin" ? missing : missing.filter((character) => character > "\u007f" && !clinging.test(character));
      if (wanted.length === 0 && subset !== "latin") break;
      for (const weight of ["regular", "bold"] as const) await fonts.load(subset, weight);
      const face = fonts.faces.get(`${subset} regular`);
      missing = missing.filter((character) => !face?.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    }
    return fonts;
  }

  /** One line, not wrapped. */
  line(text: string, size: number, weight: Weight): Line {
    const runs = this.split(text.replace(/\s/gu, " "), weight);
    const width = runs.reduce((sum, run) => sum + this.runWidth(run, size), 0);
    return { runs, width };
  }

  /** Wraps at spaces, and inside a word only if the word is wider than the line. */
  wrap(text: string, options: { size: number; weight: Weight; width: number }): Line[] {
    const { size, weight, width } = options;
    const lines: Line[] = [];
    for (const paragraph of text.split(/\r?\n/u)) {
      let current = "";
      for (const word of paragraph.split(/\s+/u).flatMap((part) => this.breakWord(part, options))) {
        const longer = current === "" ? word : `${current} ${word}`;
        if (current !== "" && this.line(longer, size, weight).width > width) {
          lines.push(this.line(current, size, weight));
          current = word;
        } else current = longer;
      }
      lines.push(this.line(current, size, weight));
    }
    return lines;
  }

  /** The longest prefix that fits, with an ellipsis if it was shortened. */
  fit(text: string, options: { size: number; weight: Weight; width: number }): string {
    const { size, weight, width } = options;
    if (this.line(text, size, weight).width <= width) return text;
    const characters = [...new Intl.Segmenter().segment(text)].map((part) => part.segment);
    let length = characters.length;
    const shortened = (): string => `${characters.slice(0, length).join("").trimEnd()}…`;
    while (length > 0 && this.line(shortened(), size, weight).width > width) length -= 1;
    return shortened();
  }

  /** The operators that draw a line with its baseline starting at (x, y). */
  draw(line: Line, at: { x: number; y: number; size: number }): string {
    const parts = ["BT", `1 0 0 1 ${number(at.x)} ${number(at.y)} Tm`];
    for (const run of line.runs) parts.push(`/${run.face.resource} ${number(at.size)} Tf`, this.show(run, at.size));
    return [...parts, "ET"].join("\n");
  }

  /** Resource name → font object, for the page's resources. */
  resources(): Record<string, PDFRef> {
    return Object.fromEntries([...this.faces.values()].map((face) => [face.resource, face.embedded.ref]));
  }

  private async load(subset: (typeof subsets)[number], weight: Weight): Promise<void> {
    const font = openFont(subset, weightNumbers[weight]);
    const key = new Uint8Array(1);
    this.opening.set(key, font);
    const embedded = await this.document.embedFont(key, { subset: true });
    this.faces.set(`${subset} ${weight}`, { resource: `Dossier${this.faces.size}`, font, embedded });
  }

  private split(text: string, weight: Weight): Run[] {
    const faces = subsets.flatMap((subset) => this.faces.get(`${subset} ${weight}`) ?? []);
    const runs: { face: Face; text: string }[] = [];
    for (const character of text.normalize("NFC")) {
      const last = runs.at(-1);
      const code = character.codePointAt(0) ?? 0;
      const stays = last !== undefined && (clinging.test(character) || character === " ");
      const face =
        stays && (character !== " " || last.face.font.hasGlyphForCodePoint(code))
          ? last.face
          : faces.find((each) => each.font.hasGlyphForCodePoint(code));
      const shown = face === undefined ? unknownCharacter : character;
      const chosen = face ?? faces[0];
      if (chosen === undefined) throw new Error("no font was opened");
      if (last?.face === chosen) last.text += shown;
      else runs.push({ face: chosen, text: shown });
    }
    return runs;
  }

  private runWidth(run: Run, size: number): number {
    const { glyphs, positions } = shape(run);
    return (glyphs.reduce((sum, glyph, index) => sum + (positions[index]?.xAdvance ?? glyph.advanceWidth), 0) / run.face.font.unitsPerEm) * size;
  }

  private show(run: Run, size: number): string {
    const codes = run.face.embedded.encodeText(run.text).asString();
    const { glyphs, positions } = shape(run);
    const perThousand = 1000 / run.face.font.unitsPerEm;
    const shown: string[] = [];
    let line = "[";
    let rise = 0;
    glyphs.forEach((glyph, index) => {
      const position = positions[index] ?? { xAdvance: glyph.advanceWidth, xOffset: 0, yOffset: 0 };
      const code = codes.slice(index * 4, index * 4 + 4);
      const wanted = (position.yOffset / run.face.font.unitsPerEm) * size;
      if (wanted !== rise) {
        shown.push(`${line}] TJ`, `${number(wanted)} Ts`);
        line = "[";
        rise = wanted;
      }
      const before = -position.xOffset * perThousand;
      const after = (glyph.advanceWidth + position.xOffset - position.xAdvance) * perThousand;
      line += `${before === 0 ? "" : ` ${number(before)}`}<${code}>${after === 0 ? "" : number(after)}`;
    });
    shown.push(`${line}] TJ`);
    if (rise !== 0) shown.push("0 Ts");
    return shown.join("\n");
  }

  private breakWord(word: string, options: { size: number; weight: Weight; width: number }): string[] {
    const { size, weight, width } = options;
    if (this.line(word, size, weight).width <= width) return [word];
    const pieces: string[] = [];
    let piece = "";
    for (const { segment } of new Intl.Segmenter().segment(word)) {
      if (piece !== "" && this.line(piece + segment, size, weight).width > width) {
        pieces.push(piece);
        piece = "";
      }
      piece += segment;
    }
    return [...pieces, piece];
  }
}

function shape(run: Run): { glyphs: readonly Glyph[]; positions: readonly Position[] } {
  const { glyphs, positions } = run.face.font.layout(run.text);
  return { glyphs, positions: positions ?? [] };
}

/** A number in PDF syntax: no exponent, few digits. */
export function number(value: number): string {
  return Number.isFinite(value) ? String(Math.round(value * 1000) / 1000).replace(/e.*$/u, "") : "0";
}
