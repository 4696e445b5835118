import { Anchor, Grid, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useEffect, useState, type ReactNode } from "react";
import { Link, Navigate } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { StatusTag } from "../../shared/status-tag.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { formatDateTime } from "../../shared/format.ts";
import { trpc } from "../../lib/trpc.ts";
import { useSignedIn } from "../accounts/use-me.ts";
import { AmountsOutcome } from "./amounts-outcome.tsx";
import { AnswerChanges } from "./answer-changes.tsx";
import { AnswerSections } from "./answer-sections.tsx";
import { Decisions } from "./decisions.tsx";
import { FreshLook } from "./fresh-look.tsx";
import { DossierDownload } from "./dossier-download.tsx";
import { DownloadAll } from "./download-all.tsx";
import { Draft } from "./draft.ts";
import { DueText } from "./due-mark.tsx";
import { History } from "./history.tsx";
import { HoldNotice } from "./hold-notice.tsx";
import { ItemTable } from "./item-table.tsx";
import { LeftOver } from "./left-over.tsx";
import { openPath, ownListPath } from "./member-paths.ts";
import { outlookText } from "./outlook-text.ts";
import { RemarkHistory } from "./remark-history.tsx";
import { unsentAnswers } from "./remarks.ts";
import { ReplyForm } from "./reply-form.tsx";
import { StageTracker } from "./stage-tracker.tsx";
import { daysText, paymentStep, statusTone, withWhomText } from "./status-words.ts";
import { useReplies } from "./use-replies.ts";
import type { ReimbursementView } from "./views.ts";
import { WithdrawButton } from "./withdraw-button.tsx";

/** A filed reimbursement: its status, the next step, and the reply when one is asked for. */
export function FiledReimbursement({
  reimbursementId,
  money,
}: {
  reimbursementId: string;
  /** Where it is, once the claim is approved. */ money: ReactNode;
}) {
  // Kept from the start: when the session ends the page stays as it is under the question to sign in again.
  const [userId] = useState(useSignedIn()?.user.id ?? "");
  const query = trpc.reimbursements.getOwn.useQuery({ reimbursementId });
  const view = query.data;
  if (view !== undefined)
    return view.state === "DRAFT" ? <Navigate to={openPath(view)} replace /> : <Filed view={view} userId={userId} money={money} />;
  return (
    <>
      <PageHeading title={reimbursementId} />
      <NotRead query={query} lines={8} />
    </>
  );
}

function Filed({ view, userId, money }: { view: ReimbursementView; userId: string; money: ReactNode }) {
  const scheme = schemeOf(view.scheme);
  const [draft] = useState(() => new Draft({ userId, scheme: view.scheme, reimbursementId: view.id }));
  const answers = useReplies(view, draft);
  const canReply = view.actions.includes("reply");
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    if (canReply) setSent(false);
  }, [canReply]);
  return (
    <Stack gap="lg">
      <PageHeading
        title={view.id}
        back={{ to: ownListPath(view.scheme), label: "Your reimbursements" }}
        lead={view.title === undefined ? kindOf(view) : `“${view.title}”: ${kindOf(view)}`}
      />
      <Paper withBorder p="md">
        <StageTracker view={view} />
        <StatusTag tone={statusTone(view)}>{view.status}</StatusTag>
        <Title order={2} size="h4" mt="sm">
          What is next
        </Title>
        <Text mb="sm">
          {outlookText(view)} <PaymentStep view={view} />
        </Text>
        <SummaryCard
          rows={[
            { label: "With whom", value: withWhomText(view) },
            { label: "Days", value: daysText(view) },
            ...(view.dueOn === undefined ? [] : [{ label: view.withWhom === "member" ? "Reply by" : "Due by", value: <DueText wait={view} /> }]),
            { label: "Submitted", value: formatDateTime(view.submittedAt) },
          ]}
        />
        <HoldNotice view={view} />
        <Group justify="space-between" align="flex-start" mt="md">
          <Group gap="sm" align="flex-start">
            <DossierDownload reimbursementId={view.id} label="Download combined PDF" />
            <DownloadAll view={view} label="Download your papers" />
          </Group>
          {view.actions.includes("withdraw") && <WithdrawButton view={view} />}
        </Group>
      </Paper>
      {view.state === "APPROVED_DGFT" && money}
      <AmountsOutcome view={view} />
      <Decisions view={view}>{({ freshLook }) => freshLook !== undefined && <FreshLook view={view} draft={draft} offer={freshLook} />}</Decisions>
      {canReply ? (
        <ReplyForm view={view} draft={draft} answers={answers} onSent={() => setSent(true)} />
      ) : (
        <>
          {isSent && <SaveNotice tone="success" title="Your reply is sent" />}
          <LeftOver view={view} typed={unsentAnswers(view, answers.typed)} />
        </>
      )}
      <ItemTable view={view} />
      <Grid gap="xl">
        <Grid.Col span={{ base: 12, lg: 7 }} order={{ base: 2, lg: 1 }}>
          <Stack component="section" gap="lg" aria-labelledby="filed">
            <Title order={2} size="h3" id="filed">
              What you filed
            </Title>
            <AnswerSections scheme={scheme} view={view} />
            {view.answerChanges.length > 0 && <AnswerChanges changes={view.answerChanges} />}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 5 }} order={{ base: 1, lg: 2 }}>
          <Stack gap="lg">
            <History view={view} />
            <RemarkHistory view={view} />
          </Stack>
        </Grid.Col>
      </Grid>
    </Stack>
  );
}

function PaymentStep({ view }: { view: ReimbursementView }) {
  const step = paymentStep(view);
  if (step === undefined) return null;
  if (!step.isInPayments) return <>{step.text}.</>;
  return (
    <Anchor component={Link} to={paths.memberPayments}>
      {step.text}
    </Anchor>
  );
}

const kindOf = ({ typeLabel, firm }: ReimbursementView): string => `${typeLabel} reimbursement of ${firm.name}`;
