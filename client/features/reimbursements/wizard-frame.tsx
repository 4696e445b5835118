import { Grid, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import type { Scheme } from "#domain/reimbursements/scheme.ts";
import { NotesBlock } from "../../components/notes-block.tsx";
import type { Draft } from "./draft.ts";
import { MemberCard } from "./member-card.tsx";
import type { KnownAnswers, ReimbursementView } from "./views.ts";

/** What every screen of a wizard is given. */
export type WizardScreenProps = {
  readonly scheme: Scheme;
  readonly draft: Draft;
  /** Undefined until something is saved. */
  readonly id: string | undefined;
  readonly view: ReimbursementView | undefined;
  readonly firmName: string;
  /** What the firm gave before, by wire name. */
  readonly known: KnownAnswers;
};

/** The screen next to the firm's details and notes; on a phone these are below it. */
export function WizardFrame({ scheme, id, children }: { scheme: Scheme; id: string | undefined; children: ReactNode }) {
  return (
    <Grid gap="xl">
      <Grid.Col span={{ base: 12, lg: 8 }}>
        <Stack gap="lg">{children}</Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 4 }}>
        <Stack gap="lg">
          <MemberCard reimbursementId={id} />
          <NotesBlock notes={scheme.notes} />
        </Stack>
      </Grid.Col>
    </Grid>
  );
}
