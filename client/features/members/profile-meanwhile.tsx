import { Alert, Button, List, Paper, Stack, Text } from "@mantine/core";
import { profileLabels } from "#domain/members/profile-input.ts";
import { profileMessages } from "#domain/members/profile-messages.ts";
import { PhoneText } from "../../components/phone-text.tsx";
import { formatDateTime } from "../../shared/format.ts";
import { useSummaryFocus } from "../../shared/problem.ts";
import type { TextFieldName } from "./profile-values.ts";
import type { Meanwhile } from "./use-profile.ts";

type ProfileMeanwhileProps = {
  readonly meanwhile: Meanwhile;
  /** Counts the refused tries. */ readonly attempt: number;
  readonly onTakeTheirs: (field: TextFieldName, theirs: string) => void;
};

/** Another user saved while this was typed: shows what was merged, and what both changed. */
export function ProfileMeanwhile({ meanwhile, attempt, onTakeTheirs }: ProfileMeanwhileProps) {
  const { by, at, adopted, conflicts } = meanwhile;
  const box = useSummaryFocus(attempt > 0, attempt);
  return (
    <Alert ref={box} tabIndex={-1} color="orange" role="alert" title={profileMessages.stale}>
      <Stack gap="sm">
        <Text>
          {by} saved it on {formatDateTime(at)}. What you typed is still in the form; save again to keep it.
        </Text>
        {adopted.length > 0 && (
          <div>
            <Text>These changes of theirs are in the form now:</Text>
            <List>
              {adopted.map((label) => (
                <List.Item key={label}>{label}</List.Item>
              ))}
            </List>
          </div>
        )}
        {conflicts.length > 0 && <Text>You both changed these. The form holds yours; theirs is:</Text>}
        {conflicts.map(({ field, theirs }) => (
          <Paper key={field} withBorder p="sm">
            <Text fw={600}>{profileLabels[field]}</Text>
            <Text style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
              {field === "contact_mobile" || field === "whatsapp" ? <PhoneText>{theirs}</PhoneText> : theirs}
            </Text>
            <Button
              mt="xs"
              size="compact-sm"
              variant="default"
              onClick={() => onTakeTheirs(field, theirs)}
              aria-label={`Use theirs: ${profileLabels[field]}`}
            >
              Use theirs
            </Button>
          </Paper>
        ))}
      </Stack>
    </Alert>
  );
}
