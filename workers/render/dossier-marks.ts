import { PDFArray, type PDFContext, PDFDict, PDFName, PDFNumber, type PDFObject, type PDFPageLeaf, PDFStream } from "@cantoo/pdf-lib";
import { boxOf, identity, isMatrix, type Matrix, numbersOf } from "./dossier-geometry.ts";

/** Carries the appearances of annotations from the one context into the other; no key of PDF. */
const marksKey = PDFName.of("EpcmdMarks");
/** Annotations with a visible appearance; links, attachments, sound, film and pop-ups are left out. */
const drawnAnnotations = new Set([
  "Widget",
  "Text",
  "FreeText",
  "Stamp",
  "Ink",
  "Highlight",
  "Underline",
  "StrikeOut",
  "Squiggly",
  "Line",
  "Square",
  "Circle",
  "Polygon",
  "PolyLine",
  "Caret",
  "Watermark",
]);
const hiddenFlags = 0b10_0010;
const name = (value: string): PDFName => PDFName.of(value);
/** Set by the engine on an annotation whose appearance it made. */
const generatedKey = PDFName.of("PDFIUM_HasGeneratedAP");

/** Adds the appearances of a page's annotations to its reduced copy; `takeMarks` takes them out of a copy of that. */
export function keepMarks(page: PDFPageLeaf, reduced: PDFDict, context: PDFContext): void {
  reduced.set(marksKey, reduceAnnotations(page, context));
}

/** Each annotation becomes its current appearance with the matrix that puts it into its rectangle, without any interaction. */
function reduceAnnotations(page: PDFPageLeaf, context: PDFContext): PDFArray {
  const reduced = PDFArray.withContext(context);
  const annotations = page.lookup(name("Annots"));
  if (!(annotations instanceof PDFArray)) return reduced;
  for (let index = 0; index < annotations.size(); index += 1) {
    const annotation = annotations.lookup(index);
    if (!(annotation instanceof PDFDict)) continue;
    const subtype = annotation.lookup(name("Subtype"));
    const flags = annotation.lookup(name("F"));
    const isHidden = flags instanceof PDFNumber && (flags.asNumber() & hiddenFlags) !== 0;
    const isDrawn = subtype instanceof PDFName && drawnAnnotations.has(subtype.decodeText());
    const appearance = isDrawn && !isHidden ? appearanceOf(annotation) : undefined;
    const at = appearance === undefined ? undefined : placeOf(annotation, appearance, context);
    if (appearance === undefined || at === undefined) continue;
    const mark = PDFDict.withContext(context);
    mark.set(name("Form"), appearance);
    mark.set(name("At"), context.obj([...at]));
    reduced.push(mark);
  }
  return reduced;
}

/** The marks that `keepMarks` has added to a page, taken out of it: each a form, and the matrix that puts it in its place. */
export function takeMarks(page: PDFDict): { form: PDFObject; at: Matrix }[] {
  const marks = page.lookup(marksKey);
  page.delete(marksKey);
  if (!(marks instanceof PDFArray)) return [];
  return marks.asArray().flatMap((mark) => {
    if (!(mark instanceof PDFDict)) return [];
    const form = mark.get(name("Form"));
    const stream = mark.lookup(name("Form"));
    const at = numbersOf(mark.lookup(name("At")), page.context);
    if (form === undefined || !(stream instanceof PDFStream) || !isMatrix(at)) return [];
    stream.dict.set(name("Subtype"), name("Form"));
    return [{ form, at }];
  });
}

/** @source ISO 32000-1, 12.5.5, algorithm 8.1 */
function placeOf(annotation: PDFDict, appearance: PDFObject, context: PDFContext): Matrix | undefined {
  // The engine draws the marks that it completed itself in the units of the page; their rectangles may be wrong.
  if (annotation.has(generatedKey)) return identity;
  const form = context.lookup(appearance);
  const target = boxOf(annotation, "Rect", context);
  const own = form instanceof PDFStream ? boxOf(form.dict, "BBox", context) : undefined;
  if (!(form instanceof PDFStream) || target === undefined || own === undefined) return undefined;
  const stated = numbersOf(form.dict.lookup(name("Matrix")), context);
  const [a, b, c, d, e, f] = isMatrix(stated) ? stated : identity;
  const corners = [own.left, own.right].flatMap((x) => [own.bottom, own.top].map((y) => ({ x: a * x + c * y + e, y: b * x + d * y + f })));
  const [left, right] = [Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x))];
  const [bottom, top] = [Math.min(...corners.map(({ y }) => y)), Math.max(...corners.map(({ y }) => y))];
  if (!(right > left && top > bottom)) return undefined;
  const wide = (target.right - target.left) / (right - left);
  const high = (target.top - target.bottom) / (top - bottom);
  return [wide, 0, 0, high, target.left - left * wide, target.bottom - bottom * high];
}

function appearanceOf(annotation: PDFDict): PDFObject | undefined {
  const appearances = annotation.lookup(name("AP"));
  if (!(appearances instanceof PDFDict)) return undefined;
  const normal = appearances.lookup(name("N"));
  if (normal instanceof PDFStream) return appearances.get(name("N"));
  const state = annotation.lookup(name("AS"));
  if (!(normal instanceof PDFDict) || !(state instanceof PDFName)) return undefined;
  return normal.lookup(state) instanceof PDFStream ? normal.get(state) : undefined;
}
