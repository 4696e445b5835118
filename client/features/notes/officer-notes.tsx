import { SimpleGrid } from "@mantine/core";
import { council } from "#domain/council.ts";
import { Section } from "../../components/section.tsx";
import { NotesPanel, type Subject } from "./notes-panel.tsx";

type OfficerNotesProps = {
  readonly reimbursementId: string;
  readonly subjects: readonly Subject[];
  /** The open document. */
  readonly selected: string | undefined;
};

const noteHint = "Name a colleague with @. The member never sees it.";

/** The council's own notes, and its thread with DGFT. */
export const CouncilNotes = (props: OfficerNotesProps) => (
  <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
    <Section title="Notes" id="notes">
      <NotesPanel
        {...props}
        audience="council"
        label="New note"
        hint={`Only ${council.shortName} reads it. ${noteHint}`}
        none={`No notes of ${council.shortName} yet.`}
      />
    </Section>
    <Section title="Thread with DGFT" id="thread">
      <NotesPanel
        {...props}
        audience="council_and_dgft"
        label="New message to DGFT"
        hint={`${council.shortName} and DGFT read it. ${noteHint}`}
        none="No messages yet."
        notYet="The thread begins when DGFT has the reimbursement."
      />
    </Section>
  </SimpleGrid>
);

/** The thread as DGFT sees it. */
export const DgftThread = (props: OfficerNotesProps) => (
  <Section title={`Thread with ${council.shortName}`} id="thread">
    <NotesPanel
      {...props}
      audience="council_and_dgft"
      label={`New message to ${council.shortName}`}
      hint={`DGFT and ${council.shortName} read it. ${noteHint}`}
      none="No messages yet."
    />
  </Section>
);
