import { Anchor, Group, List, Paper, Progress, Stack, Text, Title } from "@mantine/core";
import { importFieldNames, importFields } from "#domain/members/import-fields.ts";
import { memberMessages } from "#domain/members/messages.ts";
import { PickButton } from "../../components/pick-button.tsx";
import { uploadPhaseText } from "../../components/upload-frame.tsx";
import type { UploadProgress } from "../../lib/upload.ts";
import { ImportErrorModal } from "./import-error-modal.tsx";
import { ImportHistory } from "./import-history.tsx";
import { useImportUpload } from "./use-import-upload.ts";

const hintId = "import-hint";

/** Choosing a list of firms: what it has to hold, a template, the file. */
export function ImportStart() {
  const { progress, failure, failed, send, clearFailure } = useImportUpload();
  return (
    <Stack gap="xl">
      {failure !== undefined && <ImportErrorModal reason={failure} onTryAgain={failed?.retry ?? clearFailure} onClose={clearFailure} />}
      <Paper component="section" withBorder p="md" aria-labelledby="choose-list">
        <Title order={2} size="h3" id="choose-list" mb="xs">
          Choose a file
        </Title>
        <Text id={hintId} maw="var(--portal-measure)">
          csv, xls or xlsx, up to 20 MB and 1,00,000 firms. Nothing is imported yet: you see first what would become of every row.
        </Text>
        <Text mt="sm">These columns are needed, in any order:</Text>
        <List mt={4} mb="xs">
          {importFieldNames.map((field) => (
            <List.Item key={field}>
              {importFields[field].label}, such as {importFields[field].sample}
            </List.Item>
          ))}
        </List>
        <Text size="sm" mb="md" maw="var(--portal-measure)">
          {memberMessages.startDate} A row with the next period is a renewal.
        </Text>
        <Text size="sm" mb="md">
          Template: <Anchor href="/exports/firms-template.xlsx">xlsx, 5 KB</Anchor> or <Anchor href="/exports/firms-template.csv">csv, 1 KB</Anchor>
        </Text>
        {progress === undefined ? (
          <PickButton
            text="Choose a file"
            name="List of firms"
            accept=".csv,.xls,.xlsx"
            describedBy={hintId}
            onPick={(files) => {
              const file = files?.[0];
              if (file !== undefined) void send(file);
            }}
          />
        ) : (
          <Sending progress={progress} />
        )}
      </Paper>
      <ImportHistory />
    </Stack>
  );
}

function Sending({ progress }: { readonly progress: UploadProgress }) {
  const words = uploadPhaseText(progress);
  const percent = progress.phase === "sending" ? progress.percent : 100;
  return (
    <Stack gap={4} maw={480}>
      <Group justify="space-between">
        <Text role="status">{words}</Text>
        <Text className="portal-figures">{percent}%</Text>
      </Group>
      <Progress value={percent} aria-label={words} />
    </Stack>
  );
}
