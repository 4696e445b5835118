import { Alert, Grid, Stack } from "@mantine/core";
import { AnswerChanges } from "../reimbursements/answer-changes.tsx";
import { History } from "../reimbursements/history.tsx";
import { AnswerList } from "./answer-list.tsx";
import type { ReviewView } from "./views.ts";

/** The answers of a claim, with what looks wrong in them, beside its history, one below the other on a phone. */
export const AnswersAndHistory = ({ view }: { readonly view: ReviewView }) => (
  <Grid gap="lg">
    <Grid.Col span={{ base: 12, lg: 6 }}>
      <Stack gap="lg">
        {view.doubts.map((doubt) => (
          <Alert key={doubt} color="orange">
            {doubt}
          </Alert>
        ))}
        <AnswerList rows={view.answerRows} />
        {view.answerChanges.length > 0 && <AnswerChanges changes={view.answerChanges} />}
      </Stack>
    </Grid.Col>
    <Grid.Col span={{ base: 12, lg: 6 }}>
      <History view={view} />
    </Grid.Col>
  </Grid>
);
