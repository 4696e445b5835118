import { Alert, Stack, Text } from "@mantine/core";
import { answerText } from "./answer-text.ts";
import { FileList } from "./file-list.tsx";
import type { ReimbursementView } from "./views.ts";

type LeftOverProps = {
  readonly view: Pick<ReimbursementView, "id" | "unsent">;
  /** Written answers that only this browser has. */
  readonly typed: readonly string[];
};

/** What was prepared but could not be sent any more, so that it can be copied or given again. */
export function LeftOver({ view: { id, unsent }, typed }: LeftOverProps) {
  const written = typed.filter((text) => text.trim() !== "");
  if (unsent === undefined && written.length === 0) return null;
  return (
    <Alert color="blue" title="What you had prepared and did not send">
      <Stack gap="xs">
        {unsent?.documents.map(({ label, files }) => (
          <div key={label}>
            <Text fw={600}>{label}</Text>
            <FileList reimbursementId={id} label={label} files={files} />
          </div>
        ))}
        {unsent?.answers.map((row) => (
          <Text key={row.label}>
            {row.label}: {answerText(row)}
          </Text>
        ))}
        {written.map((text) => (
          <Text key={text} style={{ whiteSpace: "pre-wrap" }}>
            {text}
          </Text>
        ))}
      </Stack>
    </Alert>
  );
}
