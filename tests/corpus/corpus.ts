import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { z } from "zod";

/**
 * Odd files from public projects, with what each must become. The folders lie outside this project and are named by CORPUS_DIR, with `:` between
 * them; each has a manifest.json.
 */
const folders = (process.env["CORPUS_DIR"] ?? "").split(delimiter).filter((folder) => existsSync(join(folder, "manifest.json")));
if (folders.length === 0) throw new Error("Set CORPUS_DIR to a folder with manifest.json.");

const entry = z.object({
  file: z.string(),
  odd: z.string(),
  expect: z.string(),
  also: z.string().default(""),
  pages: z.number().optional(),
  peer_nonempty_cells_sheet1: z.number().optional(),
});
const Manifest = z.object({ pdf: z.array(entry).default([]), image: z.array(entry).default([]), spreadsheet: z.array(entry).default([]) });

/** A file of a corpus; `path` is where it lies, `file` its name in the manifest. */
export type Odd = z.infer<typeof entry> & { readonly path: string };

const manifests = folders.map((folder) => {
  const kinds = Manifest.parse(JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")));
  const placed = (all: readonly z.infer<typeof entry>[]): Odd[] => all.map((odd) => ({ ...odd, path: join(folder, odd.file) }));
  return { pdf: placed(kinds.pdf), image: placed(kinds.image), spreadsheet: placed(kinds.spreadsheet) };
});

/** All files of this kind. */
export const oddFiles = (kind: "pdf" | "image" | "spreadsheet"): Odd[] => manifests.flatMap((manifest) => manifest[kind]);

/** Where a file with this name in a manifest lies. */
export const pathOf = (file: string): string =>
  manifests.flatMap(({ pdf, image, spreadsheet }) => [...pdf, ...image, ...spreadsheet]).find((odd) => odd.file === file)?.path ?? "";
