import type { Manifest } from "../../infra/archive-folder.ts";

/** The content of an archive as a sentence for operators. */
export function describeManifest({ tables, files, rowsAt, createdAt, schema, version }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const instants = rowsAt === undefined ? `copied until ${createdAt}` : `rows of ${rowsAt}, copied until ${createdAt}`;
  return `${count(rows)} rows of ${tables.length} tables and ${count(files.count)} files of ${mebibytes(files.bytes)} MiB, ${instants}, version ${version}, schema ${schema.tag}.`;
}

const count = (number: number): string => new Intl.NumberFormat("en-IN").format(number);
const mebibytes = (bytes: number): string => (bytes / 1024 ** 2).toFixed(1);
