const sniffedBytes = 4_096;
/** So many at a time, or the arguments of one call are too many. */
const bytesPerCall = 32_768;

/**
 * The text of a csv, in any of the encodings that spreadsheet programs write: by its byte order mark, else by the position of zero bytes, else
 * UTF-8 if all of it is valid, else Windows-1252.
 * @source engines.md 4, the rule of encodings
 */
export function decodeCsv(bytes: Uint8Array): { readonly text: string; readonly encoding: string } {
  const as = (encoding: string) => ({ text: new TextDecoder(encoding).decode(bytes), encoding });
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return as("utf-16le");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return as("utf-16be");
  const zeros = zerosIn(bytes.subarray(0, sniffedBytes));
  if (zeros.odd > zeros.even * 4 && zeros.odd > 4) return as("utf-16le");
  if (zeros.even > zeros.odd * 4 && zeros.even > 4) return as("utf-16be");
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "utf-8" };
  } catch {
    return { text: latin1(bytes).replaceAll(/[\u0080-\u009f]/g, windows1252), encoding: "windows-1252" };
  }
}

/**
 * The characters of Windows-1252 from 0x80 to 0x9f; its five unused codes stay control characters. Node 20 decodes this encoding as ISO 8859-1.
 * @source https://encoding.spec.whatwg.org/index-windows-1252.txt
 */
const upperHalf = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const windows1252 = (character: string): string => upperHalf[character.charCodeAt(0) - 0x80] ?? character;

function latin1(bytes: Uint8Array): string {
  let text = "";
  for (let from = 0; from < bytes.length; from += bytesPerCall) text += String.fromCharCode(...bytes.subarray(from, from + bytesPerCall));
  return text;
}

function zerosIn(bytes: Uint8Array): { even: number; odd: number } {
  let even = 0;
  let odd = 0;
  for (const [place, byte] of bytes.entries()) {
    if (byte !== 0) continue;
    if (place % 2 === 0) even += 1;
    else odd += 1;
  }
  return { even, odd };
}
