import { PDFArray, type PDFContext, type PDFDict, PDFName, PDFNumber, type PDFObject } from "@cantoo/pdf-lib";

export type Box = { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number };
export type Matrix = readonly [number, number, number, number, number, number];
export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The rectangle under a key with its corners in order; undefined when it is missing or empty. */
export function boxOf(page: PDFDict, key: string, context: PDFContext): Box | undefined {
  const numbers = numbersOf(page.lookup(PDFName.of(key)), context).slice(0, 4);
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = numbers;
  const box = { left: Math.min(x0, x1), bottom: Math.min(y0, y1), right: Math.max(x0, x1), top: Math.max(y0, y1) };
  return numbers.length === 4 && numbers.every(Number.isFinite) && box.right > box.left && box.top > box.bottom ? box : undefined;
}

/** The numbers of an array, NaN for anything else in it. */
export function numbersOf(array: PDFObject | undefined, context: PDFContext): number[] {
  if (!(array instanceof PDFArray)) return [];
  return array.asArray().map((element) => {
    const value = context.lookup(element);
    return value instanceof PDFNumber ? value.asNumber() : Number.NaN;
  });
}

export const isMatrix = (numbers: readonly number[]): numbers is Matrix => numbers.length === 6 && numbers.every(Number.isFinite);
