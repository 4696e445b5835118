import { Box, Button, Group, List, Text, Title } from "@mantine/core";
import { council } from "#domain/council.ts";
import { markText } from "#domain/reimbursements/verdicts.ts";
import { BusyButton } from "../../components/busy-button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { CheckboxField } from "../../components/fields.tsx";
import { subjectsOf } from "../reviews/verdict-edits.ts";
import type { ReviewView } from "../reviews/views.ts";
import type { DecisionWords } from "./use-decision-steps.ts";
import type { Note } from "./use-note.ts";

type ShareQueryDialogProps = {
  readonly view: ReviewView;
  readonly note: Pick<Note, "text" | "marks" | "pages">;
  readonly kept: DecisionWords["share"];
  readonly isBusy: boolean;
  readonly onShare: (asksPapers: boolean) => void;
  readonly onClose: () => void;
};

/** The last look before a query goes out: exactly what the council reads, and what the member learns. */
export function ShareQueryDialog({ view, note, kept, isBusy, onShare, onClose }: ShareQueryDialogProps) {
  const marked = subjectsOf(view).filter(({ fieldName }) => note.marks[fieldName] !== undefined);
  const [asksPapers, setAsksPapers] = kept;
  return (
    <Dialog onClose={onClose} title={`Share deficiencies with ${council.shortName}`} size="lg">
      <Text>
        About {view.id} of {view.firm.name}. It cannot be taken back.
      </Text>
      <Title order={3} size="h5" mt="md">
        {council.shortName} will read
      </Title>
      {note.text.trim() !== "" && <Text style={{ whiteSpace: "pre-wrap" }}>{note.text.trim()}</Text>}
      {marked.length > 0 && (
        <List mt="xs">
          {marked.map(({ fieldName, label }) => (
            <List.Item key={fieldName}>
              <Text fw={500}>{label}</Text>
              <Text style={{ whiteSpace: "pre-wrap" }}>{markText({ remark: note.marks[fieldName] ?? "", page: note.pages[fieldName] })}</Text>
            </List.Item>
          ))}
        </List>
      )}
      <Text mt="md">
        {marked.length === 0
          ? `No document or cost is marked: ${council.shortName} decides what is opened for the member.`
          : `${council.shortName} can pass on just these to the member.`}{" "}
        The member learns only that there is a query. The reimbursement then waits for {council.shortName}.
      </Text>
      <Box mt="md">
        <CheckboxField
          id="asks-papers"
          label="Ask for further papers"
          hint={`${council.shortName} is told that you ask for papers, and the member can add them to its reply. Say in your words which ones.`}
          isChecked={asksPapers}
          onChange={setAsksPapers}
        />
      </Box>
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Back to the decision
        </Button>
        <BusyButton isBusy={isBusy} busyLabel="Sharing..." onClick={() => onShare(asksPapers)}>
          Share with {council.shortName}
        </BusyButton>
      </Group>
    </Dialog>
  );
}
