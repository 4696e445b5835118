import { Button } from "@mantine/core";
import { IconDownload } from "../../shared/icons.ts";
import { formatBytes } from "../../shared/format.ts";
import { archiveUrl } from "./file-urls.ts";
import type { ReimbursementView } from "./views.ts";

/** The newest documents in one archive, as they were uploaded. @source specification 2 "Download all" */
export function DownloadAll({ view, label = "Download all" }: { view: Pick<ReimbursementView, "id" | "documents">; label?: string }) {
  const files = view.documents.flatMap(({ isApplicable, current }) => (isApplicable ? (current?.files ?? []) : []));
  const icon = <IconDownload size={18} aria-hidden="true" />;
  if (files.length === 0)
    return (
      <Button variant="default" disabled leftSection={icon}>
        {label}
      </Button>
    );
  const bytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  return (
    <Button component="a" href={archiveUrl(view.id)} target="_blank" rel="noopener" variant="default" leftSection={icon}>
      {label} (zip, {formatBytes(bytes)})
    </Button>
  );
}
