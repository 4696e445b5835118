import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { formatBytes, formatCount } from "../../shared/format.ts";
import { FileDialog } from "./file-dialog.tsx";
import type { FileView } from "./views.ts";

type FileListProps = { readonly reimbursementId: string; readonly label: string; readonly files: readonly FileView[] };

/** Stored files, each with its pages and size and a way to look at it in the page. */
export function FileList({ reimbursementId, label, files }: FileListProps) {
  const [openId, setOpenId] = useState<string>();
  return (
    <>
      <Stack component="ul" gap={4} m={0} p={0} style={{ listStyle: "none" }}>
        {files.map((file) => (
          <Group component="li" key={file.id} gap="xs" wrap="wrap">
            <Text span style={{ overflowWrap: "anywhere" }}>
              {file.name}
            </Text>
            <Text span size="sm" c="dimmed">
              {formatBytes(file.sizeBytes)}, {formatCount(file.pages, "page")}
            </Text>
            <Button variant="subtle" size="compact-sm" aria-label={`View ${file.name}`} onClick={() => setOpenId(file.id)}>
              View
            </Button>
          </Group>
        ))}
      </Stack>
      <FileDialog reimbursementId={reimbursementId} title={label} file={files.find(({ id }) => id === openId)} onClose={() => setOpenId(undefined)} />
    </>
  );
}
