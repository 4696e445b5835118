import { promisify } from "node:util";
import { fromBuffer, type Entry, type ZipFile } from "yauzl";
import { invalid, unsupportedType } from "#domain/errors.ts";
import { importMessages } from "#domain/members/import-messages.ts";

const maxInflatedBytes = 300 * 1024 * 1024;
const maxEntries = 10_000;
/**
 * A part larger than this may not exceed this ratio to its compressed size. A real sheet that repeats one long text
 * reaches 121; zip bombs are near a thousand.
 */
const largePartBytes = 10 * 1024 * 1024;
const maxRatio = 200;
/** Parts whose text is needed before the sheets are read. */
const maxKeptBytes = 4 * 1024 * 1024;

const open = promisify<Buffer, { lazyEntries: boolean }, ZipFile>(fromBuffer);

/**
 * Decompresses every part of a zip, counts the true bytes independent of its headers, and returns the names of its
 * parts and the text of the requested ones.
 * @throws invalid (too_much_inside, damaged, password_protected); unsupported_type
 * @source engines.md 4 "Rules that follow"; security.md row 27
 */
export async function walkZip(bytes: Buffer, name: string, wanted: (part: string) => boolean): Promise<ReadonlyMap<string, string>> {
  const parts = new Map<string, string>();
  const bomb = () => invalid("too_much_inside", importMessages.tooMuchInside(name));
  const zip = await open(bytes, { lazyEntries: true }).catch(() => {
    throw invalid("damaged", importMessages.damaged(name));
  });
  if (zip.entryCount > maxEntries) throw bomb();
  let total = 0;

  const unpack = (entry: Entry): Promise<void> =>
    new Promise((resolve, reject) => {
      const isKept = wanted(entry.fileName);
      const kept: Buffer[] = [];
      let size = 0;
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        stream.on("data", (chunk: Buffer) => {
          size += chunk.length;
          total += chunk.length;
          if (isKept && size <= maxKeptBytes) kept.push(chunk);
          const isBomb = total > maxInflatedBytes || (size > largePartBytes && size > maxRatio * entry.compressedSize);
          if (isBomb) stream.destroy(bomb());
        });
        stream.once("error", reject);
        stream.once("end", () => {
          parts.set(entry.fileName, isKept ? Buffer.concat(kept).toString("utf8") : "");
          resolve();
        });
      });
    });

  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void => {
      zip.close();
      reject(refusalOf(error, name));
    };
    zip.on("entry", (entry: Entry) => {
      const isFolder = entry.fileName.endsWith("/");
      (isFolder ? Promise.resolve() : unpack(entry)).then(() => zip.readEntry(), fail);
    });
    zip.once("end", () => resolve(parts));
    zip.once("error", fail);
    zip.readEntry();
  });
}

function refusalOf(error: unknown, name: string): unknown {
  if (error instanceof Error && "kind" in error) return error;
  if (error instanceof Error && /^invalid characters in fileName/i.test(error.message))
    return unsupportedType("unsupported_type", importMessages.saveAgain(name, "a workbook with unusual names inside"));
  const isLocked = error instanceof Error && /encrypted/i.test(error.message);
  return isLocked ? invalid("password_protected", importMessages.passwordProtected(name)) : invalid("damaged", importMessages.damaged(name));
}
