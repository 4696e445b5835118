import { type PDFDocument, PDFHexString, PDFName, type PDFRef } from "@cantoo/pdf-lib";
import { type DossierFonts, type Line, number, type Weight } from "./dossier-text.ts";

/** A4 in points. @source ISO 216 */
export const sheet = { width: 595.28, height: 841.89 };
export const margin = { left: 54, right: 54, top: 54, bottom: 60 };
export const contentWidth = sheet.width - margin.left - margin.right;

/** Red, green, blue from 0 to 1. Text colours keep a contrast of at least 4.5 to 1 on white; navy, teal and marigold are the portal's. */
export type Colour = readonly [number, number, number];
const hex = (value: number): Colour => [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
export const colours = {
  navy: hex(0x16355f),
  teal: hex(0x0d7d77),
  tealPale: hex(0xe6f2f1),
  tealOnNavy: hex(0x66c2bc),
  marigold: hex(0xf5ab25),
  amber: hex(0x9a4a00),
  amberPale: hex(0xfdf1e3),
  green: hex(0x17692f),
  greenPale: hex(0xe7f4ea),
  ink: hex(0x1c2733),
  grey: hex(0x5a6672),
  rule: hex(0xd5dbe1),
  pale: hex(0xf4f6f8),
  white: hex(0xffffff),
} as const;

export type TextStyle = { readonly size: number; readonly weight?: Weight; readonly colour?: Colour; readonly leading?: number };
type Box = { readonly x: number; readonly top: number; readonly width: number; readonly height: number };

type Link = {
  readonly ref: PDFRef;
  readonly box: Box;
  readonly target: PDFRef | string;
  readonly label: string;
  readonly more: { readonly StructParent?: number };
};

/** One page of the dossier itself. Coordinates run down from the top edge; those of PDF run up. */
export class Canvas {
  readonly ref: PDFRef;
  private readonly document: PDFDocument;
  private readonly fonts: DossierFonts;
  private readonly operators: string[] = [];
  private readonly links: Link[] = [];

  constructor(document: PDFDocument, fonts: DossierFonts, ref: PDFRef = document.context.nextRef()) {
    this.document = document;
    this.fonts = fonts;
    this.ref = ref;
  }

  fill(box: Box, colour: Colour): void {
    this.operators.push(
      `${rgb(colour)} rg`,
      `${number(box.x)} ${number(sheet.height - box.top - box.height)} ${number(box.width)} ${number(box.height)} re f`,
    );
  }

  rule(x: number, top: number, width: number, colour: Colour = colours.rule): void {
    this.fill({ x, top, width, height: 0.6 }, colour);
  }

  /** Draws one line with its top at `top`. */
  text(text: string, at: { x: number; top: number }, style: TextStyle): void {
    this.line(this.fonts.line(text, style.size, style.weight ?? "regular"), at, style);
  }

  textRight(text: string, at: { right: number; top: number }, style: TextStyle): void {
    const line = this.fonts.line(text, style.size, style.weight ?? "regular");
    this.line(line, { x: at.right - line.width, top: at.top }, style);
  }

  /** Draws wrapped lines and returns the top of the next element. */
  lines(lines: readonly Line[], at: { x: number; top: number }, style: TextStyle): number {
    lines.forEach((line, index) => this.line(line, { x: at.x, top: at.top + index * leadingOf(style) }, style));
    return at.top + lines.length * leadingOf(style);
  }

  /** Leads to a page of the same PDF, or to a web address, which `URL` can parse. `more` gives further entries of the annotation. */
  link(box: Box, target: PDFRef | string, label: string, more?: (annotation: PDFRef) => { readonly StructParent: number }): void {
    const ref = this.document.context.nextRef();
    this.links.push({ ref, box, target, label, more: more?.(ref) ?? {} });
  }

  /** Operators in PDF coordinates, for content that is drawn the same way on other pages. */
  raw(operators: string): void {
    this.operators.push(operators);
  }

  /** The finished page; `more` are further entries of its dictionary. */
  close(parent: PDFRef, resources: PDFRef, more: { readonly StructParents?: number; readonly Tabs?: "S" } = {}): void {
    const { context } = this.document;
    const contents = context.register(context.flateStream(this.operators.join("\n")));
    for (const { ref, box, target, label, more: ofLink } of this.links)
      context.assign(
        ref,
        context.obj({
          Type: "Annot",
          Subtype: "Link",
          Rect: [box.x, sheet.height - box.top - box.height, box.x + box.width, sheet.height - box.top],
          Border: [0, 0, 0],
          Contents: PDFHexString.fromText(label),
          ...(typeof target === "string" ? { A: { S: "URI", URI: uriOf(target) } } : { Dest: [target, PDFName.of("Fit")] }),
          ...ofLink,
        }),
      );
    context.assign(
      this.ref,
      context.obj({
        Type: "Page",
        Parent: parent,
        MediaBox: [0, 0, sheet.width, sheet.height],
        Resources: resources,
        Contents: contents,
        ...more,
        ...(this.links.length === 0 ? {} : { Annots: this.links.map(({ ref }) => ref) }),
      }),
    );
  }

  private line(line: Line, at: { x: number; top: number }, style: TextStyle): void {
    const baseline = sheet.height - at.top - style.size;
    this.operators.push(`${rgb(style.colour ?? colours.ink)} rg`, this.fonts.draw(line, { x: at.x, y: baseline, size: style.size }));
  }
}

/** What an address has encoded stays as it is. In hexadecimal digits its brackets need no escapes. @source ISO 32000-1, 12.6.4.7 and 7.3.4.3 */
const uriOf = (address: string): PDFHexString => PDFHexString.fromBytes(new TextEncoder().encode(new URL(address).href));

export const leadingOf = (style: TextStyle): number => style.leading ?? style.size * 1.4;
export const rgb = (colour: Colour): string => colour.map(number).join(" ");
