import type { Manifest } from "../../infra/archive-folder.ts";

/** The content of an archive as a sentence for operators. */
export function describeManifest({ tables, files, createdAt, schema, version }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${count(rows)} rows of ${tables.length} tables and ${count(files.count)} files of ${mebibytes(files.bytes)} MiB, of ${createdAt}, version ${version}, schema ${schema.tag}.`;
}

const count = (number: number): string => new Intl.NumberFormat("en-IN").format(number);
const mebibytes = (bytes: number): string => (bytes / 1024 ** 2).toFixed(1);
