import { formatBytes } from "#client/shared/format.ts";
import type { OpenedApplication } from "./load.ts";

type StoredFile = NonNullable<OpenedApplication["documents"][number]["file"]>;

/** A document that the applicant uploaded, with the link that opens it. */
export function StoredDocument({ file: { id, name, sizeBytes }, applicationKey }: { readonly file: StoredFile; readonly applicationKey: string }) {
  return (
    <a href={`/files/joining/${id}?key=${encodeURIComponent(applicationKey)}`} download={name}>
      {name} ({formatBytes(sizeBytes)})
    </a>
  );
}
