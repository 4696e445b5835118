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
import { PageContents } from "./dossier-contents.ts";
import { boxOf, identity } from "./dossier-geometry.ts";
import { keepMarks, takeMarks } from "./dossier-marks.ts";
import type { View } from "./dossier-stamp.ts";
import { number } from "./dossier-text.ts";

/** A page of an uploaded PDF, copied without active content. `drawing` draws it with the names of `xObjects`. */
export type TakenPage = {
  readonly dict: PDFDict;
  readonly view: View;
  readonly drawing: string;
  readonly xObjects: Readonly<Record<string, PDFObject>>;
};

/** The keys that a page needs for its appearance; scripts, actions, threads, thumbnails and private data are not copied. */
const keptOfPage = ["MediaBox", "CropBox", "Rotate", "UserUnit", "Resources", "Contents", "Group"];
/** Keys that start an action in a reader, at any place. @source ISO 32000-1, 12.6 */
const actingKeys = ["AA", "JS", "OpenAction", "EF", "URI", "XFA", "AcroForm"].map((key) => PDFName.of(key));
const actingTypes = new Set(["JavaScript", "Launch", "SubmitForm", "ImportData", "Rendition", "Movie", "Sound", "GoToR", "GoToE", "URI"]);
/** As the engine of the page pictures assumes. */
const fallbackBox = { left: 0, bottom: 0, right: 612, top: 792 };
const name = (value: string): PDFName => PDFName.of(value);

/**
 * Copies the pages of a clean PDF into the target's context. A page's content becomes a form of its own, so that nothing in it (a state that is
 * never restored, a string that never ends) reaches what is drawn after it. A content of one stream is not decoded.
 * @throws Error when the library cannot read the file
 * @source ISO 32000-1, 8.10
 */
export async function takePages(bytes: Uint8Array, target: PDFContext): Promise<TakenPage[]> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: Infinity, ignoreEncryption: true });
  const copier = PDFObjectCopier.for(source.context, target);
  const before = target.largestObjectNumber;
  const copies = source.getPages().map(({ node }) => copier.copy(reduce(node, source.context)));
  for (const [ref, object] of target.enumerateIndirectObjects()) if (ref.objectNumber > before) disarm(object);
  for (const page of copies) disarm(page);
  const contents = new PageContents(target);
  const taken = copies.map((dict) => {
    const view = viewOf(dict, target);
    const marks = takeMarks(dict);
    const content = contents.formOf(dict, view.box);
    const forms = [...(content === undefined ? [] : [{ form: content, at: identity }]), ...marks];
    return {
      dict,
      view,
      drawing: forms.map(({ at }, index) => `q ${at.map(number).join(" ")} cm /Paper${index} Do Q`).join("\n"),
      xObjects: Object.fromEntries(forms.map(({ form }, index) => [`Paper${index}`, form])),
    };
  });
  contents.deleteJoined();
  return taken;
}

/** Completes a page: what was taken, and `operators` on top of it. */
export function drawOver(
  { dict, drawing, xObjects }: TakenPage,
  { context, operators, fonts }: { context: PDFContext; operators: string; fonts: Readonly<Record<string, PDFRef>> },
): void {
  dict.set(name("Contents"), context.register(context.stream(`${drawing}\n${operators}`)));
  dict.set(name("Resources"), context.obj({ XObject: { ...xObjects }, Font: { ...fonts } }));
}

function reduce(page: PDFPageLeaf, context: PDFContext): PDFDict {
  const reduced = PDFDict.withContext(context);
  reduced.set(name("Type"), name("Page"));
  for (const key of keptOfPage) {
    const value = page.get(name(key)) ?? inherited(page, key);
    if (value !== undefined) reduced.set(name(key), value);
  }
  if (boxOf(reduced, "MediaBox", context) === undefined) reduced.set(name("MediaBox"), context.obj(Object.values(fallbackBox)));
  keepMarks(page, reduced, context);
  return reduced;
}

function inherited(page: PDFPageLeaf, key: string): PDFObject | undefined {
  const isInheritable = PDFPageLeaf.InheritableEntries.includes(key);
  return isInheritable ? page.getInheritableAttribute(name(key)) : undefined;
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
