import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectCopier,
  PDFPageLeaf,
  type PDFRef,
  PDFStream,
} from "@cantoo/pdf-lib";
import type { View } from "./dossier-stamp.ts";

/** A page of an uploaded PDF, copied without active content. */
export type TakenPage = { readonly dict: PDFDict; readonly view: View };

/** The keys that a page needs for its appearance; scripts, actions, threads, thumbnails and private data are not copied. */
const keptOfPage = ["MediaBox", "CropBox", "Rotate", "UserUnit", "Resources", "Contents", "Group"];
/** Annotations with a visible appearance; links, attachments, sound, film and pop-ups are left out. */
const drawnAnnotations = new Set([
  "Widget",
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
const printFlag = 4;
/** Keys that start an action in a reader, at any place. @source ISO 32000-1, 12.6 */
const actingKeys = ["AA", "JS", "OpenAction", "EF", "URI", "XFA", "AcroForm"].map((key) => PDFName.of(key));
const actingTypes = new Set(["JavaScript", "Launch", "SubmitForm", "ImportData", "Rendition", "Movie", "Sound", "GoToR", "GoToE", "URI"]);
const fallbackBox = { left: 0, bottom: 0, right: 595.28, top: 841.89 };
const name = (value: string): PDFName => PDFName.of(value);

/**
 * Copies the pages of a clean PDF into the target's context. Streams are not decoded: a decompression bomb has no effect.
 * @throws Error when the library cannot read the file
 */
export async function takePages(bytes: Uint8Array, target: PDFContext): Promise<TakenPage[]> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: Infinity, ignoreEncryption: true });
  const copier = PDFObjectCopier.for(source.context, target);
  const before = target.largestObjectNumber;
  const taken = source.getPages().map(({ node }) => {
    const reduced = reduce(node, source.context);
    const copied = copier.copy(reduced);
    return { dict: copied, view: viewOf(copied, target) };
  });
  for (const [ref, object] of target.enumerateIndirectObjects()) if (ref.objectNumber > before) disarm(object);
  for (const page of taken) disarm(page.dict);
  return taken;
}

/** Puts `operators` on top of a page, in a state that the page's own content cannot have changed. */
export function drawOver(
  page: PDFDict,
  options: { context: PDFContext; saveState: PDFRef; operators: string; fonts: Readonly<Record<string, PDFRef>> },
): void {
  const { context, saveState, operators, fonts } = options;
  const own = page.lookup(name("Contents"));
  const before =
    own instanceof PDFArray ? own.asArray() : [page.get(name("Contents"))].filter((each) => each !== undefined && own instanceof PDFStream);
  const contents = PDFArray.withContext(context);
  contents.push(saveState);
  for (const part of before) if (part !== undefined) contents.push(part);
  contents.push(context.register(context.stream(`\nQ\n${operators}`)));
  page.set(name("Contents"), contents);
  const resources = dictionaryIn(page, "Resources", context);
  const fontResources = dictionaryIn(resources, "Font", context);
  for (const [resource, ref] of Object.entries(fonts)) fontResources.set(name(resource), ref);
}

function reduce(page: PDFPageLeaf, context: PDFContext): PDFDict {
  const reduced = PDFDict.withContext(context);
  reduced.set(name("Type"), name("Page"));
  for (const key of keptOfPage) {
    const value = page.get(name(key)) ?? inherited(page, key);
    if (value !== undefined) reduced.set(name(key), value);
  }
  const annotations = reduceAnnotations(page, context);
  if (annotations.size() > 0) reduced.set(name("Annots"), annotations);
  return reduced;
}

function inherited(page: PDFPageLeaf, key: string): PDFObject | undefined {
  const isInheritable = PDFPageLeaf.InheritableEntries.includes(key);
  return isInheritable ? page.getInheritableAttribute(name(key)) : undefined;
}

/** Each annotation becomes its current appearance at its position, without any interaction. */
function reduceAnnotations(page: PDFPageLeaf, context: PDFContext): PDFArray {
  const reduced = PDFArray.withContext(context);
  const annotations = page.lookup(name("Annots"));
  if (!(annotations instanceof PDFArray)) return reduced;
  for (let index = 0; index < annotations.size(); index += 1) {
    const annotation = annotations.lookup(index);
    if (!(annotation instanceof PDFDict)) continue;
    const subtype = annotation.lookup(name("Subtype"));
    const rectangle = annotation.get(name("Rect"));
    const appearance = appearanceOf(annotation);
    const flags = annotation.lookup(name("F"));
    const isHidden = flags instanceof PDFNumber && (flags.asNumber() & hiddenFlags) !== 0;
    const isDrawn = subtype instanceof PDFName && drawnAnnotations.has(subtype.decodeText());
    if (!isDrawn || isHidden || appearance === undefined || rectangle === undefined) continue;
    const drawn = context.obj({ Type: "Annot", Subtype: "Stamp", F: printFlag });
    drawn.set(name("Rect"), rectangle);
    const appearances = PDFDict.withContext(context);
    appearances.set(name("N"), appearance);
    drawn.set(name("AP"), appearances);
    reduced.push(drawn);
  }
  return reduced;
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

function disarm(object: PDFObject): void {
  if (object instanceof PDFStream) return disarm(object.dict);
  if (object instanceof PDFArray) return object.asArray().forEach(disarm);
  if (!(object instanceof PDFDict)) return;
  const action = object.get(name("S"));
  if (action instanceof PDFName && actingTypes.has(action.decodeText())) return object.keys().forEach((key) => object.delete(key));
  for (const key of actingKeys) object.delete(key);
  object.values().forEach(disarm);
}

function viewOf(page: PDFDict, context: PDFContext): View {
  const media = boxOf(page, "MediaBox", context) ?? fallbackBox;
  const crop = boxOf(page, "CropBox", context) ?? media;
  const box = {
    left: Math.max(media.left, crop.left),
    bottom: Math.max(media.bottom, crop.bottom),
    right: Math.min(media.right, crop.right),
    top: Math.min(media.top, crop.top),
  };
  const rotate = page.lookup(name("Rotate"));
  const turns = rotate instanceof PDFNumber ? ((Math.round(rotate.asNumber() / 90) % 4) + 4) % 4 : 0;
  const rotation = ([0, 90, 180, 270] as const)[turns] ?? 0;
  return { box: box.right > box.left && box.top > box.bottom ? box : media, rotation };
}

function boxOf(page: PDFDict, key: string, context: PDFContext): View["box"] | undefined {
  const array = page.lookup(name(key));
  if (!(array instanceof PDFArray) || array.size() < 4) return undefined;
  const numbers = [0, 1, 2, 3].map((index) => {
    const value = context.lookup(array.get(index));
    return value instanceof PDFNumber ? value.asNumber() : Number.NaN;
  });
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = numbers;
  const box = { left: Math.min(x0, x1), right: Math.max(x0, x1), bottom: Math.min(y0, y1), top: Math.max(y0, y1) };
  return numbers.every(Number.isFinite) && box.right > box.left && box.top > box.bottom ? box : undefined;
}

/** The dictionary under a key, created if it is missing or of another type. */
function dictionaryIn(holder: PDFDict, key: string, context: PDFContext): PDFDict {
  const found = holder.lookup(name(key));
  if (found instanceof PDFDict) return found;
  const made = PDFDict.withContext(context);
  holder.set(name(key), made);
  return made;
}
