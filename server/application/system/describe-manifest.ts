import type { Manifest } from "../../infra/archive-folder.ts";
import type { Portal } from "./back-up.ts";

const namedAtMost = 5;

/** The content of an archive as a sentence for operators; names a few of the files that were damaged before it was made. */
export function describeManifest({ tables, files, rowsAt, createdAt, audit, schema, version }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const instants = rowsAt === undefined ? `copied until ${createdAt}` : `rows of ${rowsAt}, copied until ${createdAt}`;
  const trail = audit === undefined ? "" : `audit trail until ${audit}, `;
  return `${count(rows)} rows of ${tables.length} tables and ${count(files.count)} files of ${mebibytes(files.bytes)} MiB, ${instants}, ${trail}version ${version}, schema ${schema.tag}.${describeDamaged(files.damaged)}`;
}

function describeDamaged(damaged: readonly string[] = []): string {
  if (damaged.length === 0) return "";
  const rest = damaged.length > namedAtMost ? ` and ${count(damaged.length - namedAtMost)} more` : "";
  const named = `${damaged.slice(0, namedAtMost).join(", ")}${rest}`;
  return ` ${count(damaged.length)} of the files were missing or damaged before they were copied: ${named}. Take them from an earlier archive.`;
}

/** A line for each setting that was another one where the archive was made. */
export function describeOtherSettings({ settings = {}, previousSecret }: Manifest, portal: Pick<Portal, "settings" | "hasSecret">): string {
  const others = Object.entries(settings).flatMap(([variable, there]) => {
    const here = portal.settings?.[variable];
    return here === undefined || here === there ? [] : [`${variable} was ${there} there and is ${here} here.\n`];
  });
  const isSecretMissing = previousSecret !== undefined && !portal.hasSecret(previousSecret);
  const missing = "APP_SECRET_PREVIOUS was set there: without it passwords and second factors from before the rotation do not work.\n";
  return [...others, ...(isSecretMissing ? [missing] : [])].join("");
}

const count = (number: number): string => new Intl.NumberFormat("en-IN").format(number);
const mebibytes = (bytes: number): string => (bytes / 1024 ** 2).toFixed(1);
