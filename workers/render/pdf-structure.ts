import { type PDFContext, type PDFDict, PDFHexString, PDFName, type PDFRef } from "@cantoo/pdf-lib";
import { hasDevanagari } from "#domain/site/content/languages.ts";
import type { Canvas } from "./dossier-canvas.ts";

export type StructureType = "H1" | "H2" | "P" | "L" | "LI" | "Lbl" | "LBody" | "Link" | "Table" | "TR" | "TH" | "TD";
export type StructureElement = {
  readonly ref: PDFRef;
  readonly type: StructureType;
  /** Of a heading of a table. */
  readonly scope: "Column" | "Row";
  readonly parent: PDFRef;
  readonly kids: (PDFRef | PDFDict)[];
};

/**
 * What is heading, paragraph, list, table and link in a PDF, in reading order, for readers of screens.
 * @source ISO 32000-1, 14.7 and 14.8
 */
export class PdfStructure {
  private readonly context: PDFContext;
  private readonly root: PDFRef;
  private readonly document: PDFRef;
  private readonly top: PDFRef[] = [];
  private readonly elements: StructureElement[] = [];
  /** The element of each marked piece of a page, by its number; and the page's own number in the tree of parents. */
  private readonly pieces = new Map<Canvas, { readonly key: number; readonly refs: PDFRef[] }>();
  private readonly links: { readonly key: number; readonly ref: PDFRef }[] = [];

  constructor(context: PDFContext) {
    this.context = context;
    this.root = context.nextRef();
    this.document = context.nextRef();
  }

  /** A new element at the end of its parent, or of the document. `scope` says what a TH is the heading of. */
  add(type: StructureType, parent?: StructureElement, scope: "Column" | "Row" = "Column"): StructureElement {
    const element = { ref: this.context.nextRef(), type, scope, parent: parent?.ref ?? this.document, kids: [] };
    (parent?.kids ?? this.top).push(element.ref);
    this.elements.push(element);
    return element;
  }

  /**
   * Draws a piece of an element.
   * @param words the text of the piece. Glyphs of Devanagari stand in the order of the eye, so readers get the words beside them
   */
  mark(canvas: Canvas, { ref, type, kids }: StructureElement, words: string, draw: () => void): void {
    const ofPage = this.pieces.get(canvas) ?? { key: this.nextKey(), refs: [] };
    this.pieces.set(canvas, ofPage);
    canvas.raw(`/${type} << /MCID ${ofPage.refs.length} >> BDC`);
    if (hasDevanagari(words)) drawAs(canvas, words, draw);
    else draw();
    canvas.raw("EMC");
    kids.push(this.context.obj({ Type: "MCR", Pg: canvas.ref, MCID: ofPage.refs.length }));
    ofPage.refs.push(ref);
  }

  /** Adds a link to an element. @returns what the dictionary of its annotation says of it */
  link(canvas: Canvas, parent: StructureElement, annotation: PDFRef): { readonly StructParent: number } {
    const link = this.add("Link", parent);
    link.kids.push(this.context.obj({ Type: "OBJR", Pg: canvas.ref, Obj: annotation }));
    const key = this.nextKey();
    this.links.push({ key, ref: link.ref });
    return { StructParent: key };
  }

  /** What a page's dictionary says of its pieces. */
  entriesOf(canvas: Canvas): { readonly StructParents?: number; readonly Tabs?: "S" } {
    const ofPage = this.pieces.get(canvas);
    return ofPage === undefined ? {} : { StructParents: ofPage.key, Tabs: "S" };
  }

  private nextKey(): number {
    return this.pieces.size + this.links.length;
  }

  /** Writes the elements into the document. */
  finish(catalog: PDFDict): void {
    const { context, root, document } = this;
    for (const { ref, type, parent, kids, scope } of this.elements)
      context.assign(
        ref,
        context.obj({ Type: "StructElem", S: type, P: parent, K: kids, ...(type === "TH" && { A: { O: "Table", Scope: scope } }) }),
      );
    context.assign(document, context.obj({ Type: "StructElem", S: "Document", P: root, K: this.top }));
    const ofPages = [...this.pieces.values()].map(({ key, refs }) => [key, refs] as const);
    const byKey = [...ofPages, ...this.links.map(({ key, ref }) => [key, ref] as const)].toSorted(([one], [other]) => one - other);
    const parents = context.register(context.obj({ Nums: byKey.flat() }));
    context.assign(root, context.obj({ Type: "StructTreeRoot", K: [document], ParentTree: parents, ParentTreeNextKey: this.nextKey() }));
    catalog.set(PDFName.of("StructTreeRoot"), root);
    catalog.set(PDFName.of("MarkInfo"), context.obj({ Marked: true }));
  }
}

/** Draws a piece that reads as these words. @source ISO 32000-1, 14.9.4 (replacement text) */
function drawAs(canvas: Canvas, words: string, draw: () => void): void {
  canvas.raw(`/Span << /ActualText ${PDFHexString.fromText(words).toString()} >> BDC`);
  draw();
  canvas.raw("EMC");
}

/** Draws what is no content: rules, the foot of a page. */
export function drawArtifact(canvas: Canvas, draw: () => void): void {
  canvas.raw("/Artifact BMC");
  draw();
  canvas.raw("EMC");
}
