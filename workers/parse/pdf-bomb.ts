import { inflateSync } from "node:zlib";

/** A real file of 5 MB has a fraction of this in its object streams. */
const maxInflatedBytes = 64 * 1024 * 1024;
const streamStartReach = 2048;

/**
 * Whether the object streams of a PDF inflate beyond the limit. An engine inflates them before it knows a single page, so this
 * checks first, and stops inflating at the limit. Hidden streams (encrypted, compressed twice) still meet the limits of the child.
 * @source security.md row 26
 */
export function hasObjectStreamBomb(bytes: Buffer): boolean {
  let inflated = 0;
  for (let at = bytes.indexOf("/ObjStm"); at >= 0; at = bytes.indexOf("/ObjStm", at + 1)) {
    const start = startOfData(bytes, at);
    if (start === undefined) continue;
    inflated += inflatedSize(bytes.subarray(start), maxInflatedBytes - inflated);
    if (inflated >= maxInflatedBytes) return true;
  }
  return false;
}

function startOfData(bytes: Buffer, from: number): number | undefined {
  const keyword = bytes.subarray(from, from + streamStartReach).indexOf("stream");
  if (keyword < 0) return undefined;
  const after = from + keyword + "stream".length;
  return after + (bytes[after] === 0x0d ? 2 : 1);
}

function inflatedSize(compressed: Buffer, limit: number): number {
  try {
    return inflateSync(compressed, { maxOutputLength: limit }).length;
  } catch (error) {
    const isTooLarge = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    return isTooLarge ? limit : 0;
  }
}
