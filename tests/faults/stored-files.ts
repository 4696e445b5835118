import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TestS3 } from "../support/s3.ts";

/** The bytes that are kept, looked at past the product. */
export type StoredFiles = {
  /** The SHA-256 of what lies there; undefined when nothing does. */
  hashOf(key: string): string | undefined;
  /** How many are kept, by key. */
  keys(): readonly string[];
  read(key: string): Buffer;
  /** Damages what lies there, or mends it. */
  write(key: string, bytes: Buffer): void;
};

/** What an object store is asked with whether it takes anything. */
const probe = "probe";

export const filesOnDisk = (dataDir: string): StoredFiles => filesIn(join(dataDir, "blobs"), "");
export const filesOnS3 = ({ folder }: TestS3): StoredFiles => filesIn(folder, "._S3rver_object");

function filesIn(folder: string, ending: string): StoredFiles {
  const pathOf = (key: string): string => join(folder, `${key}${ending}`);
  return {
    hashOf: (key) => (existsSync(pathOf(key)) ? sha256Of(readFileSync(pathOf(key))) : undefined),
    keys: () =>
      filesBelow(folder)
        .filter((name) => name.endsWith(ending))
        .map((name) => name.slice(0, name.length - ending.length))
        .filter((name) => name !== probe),
    read: (key) => readFileSync(pathOf(key)),
    write: (key, bytes) => writeFileSync(pathOf(key), bytes),
  };
}

/** The files below a folder, by their paths in it. */
export const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    : [];

export const sha256Of = (bytes: string | Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
