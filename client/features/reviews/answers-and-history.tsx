import { Grid } from "@mantine/core";
import { History } from "../reimbursements/history.tsx";
import { AnswerList } from "./answer-list.tsx";
import type { ReviewView } from "./views.ts";

/** The answers of a claim beside its history, one below the other on a phone. */
export const AnswersAndHistory = ({ view }: { readonly view: ReviewView }) => (
  <Grid gap="lg">
    <Grid.Col span={{ base: 12, lg: 6 }}>
      <AnswerList rows={view.answerRows} />
    </Grid.Col>
    <Grid.Col span={{ base: 12, lg: 6 }}>
      <History view={view} />
    </Grid.Col>
  </Grid>
);
