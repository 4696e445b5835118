import { Alert, Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { council, paths } from "#domain/council.ts";
import { measureOf } from "#domain/fairs/criteria.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { DataList, type Column } from "../../components/data-list.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { PageHeading } from "../../components/page-heading.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import { Section } from "../../components/section.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { SummaryCard, type SummaryRow } from "../../components/summary-card.tsx";
import { trpc } from "../../lib/trpc.ts";
import { useUnsent } from "../../lib/use-unsent.ts";
import { formatDateTime } from "../../shared/format.ts";
import { SiteImage } from "../../shared/site-image.tsx";
import { openPath, wizardPath } from "../reimbursements/member-paths.ts";
import { ApplyForm } from "./apply-form.tsx";
import { EntranceCode } from "./entrance-code.tsx";
import { exhibitorsPath, type OwnFair } from "./fair-views.ts";
import { ApplicationTag, FairDays, placeText } from "./fair-words.tsx";
import { FeedbackForm } from "./feedback-form.tsx";
import { OwnFairFacts } from "./fair-facts.tsx";
import { OwnFee } from "./own-fee.tsx";
import { OwnLeads } from "./own-leads.tsx";
import { useFairSteps } from "./use-fair-steps.ts";

/** A fair as a member sees it: what is published, the own application with its rank, and what can be done now. */
export function OwnFairDetail({ id }: { readonly id: string }) {
  const { data: fair, error, refetch } = trpc.fairs.getOwn.useQuery({ fairId: id });
  const { message, handlers, formHandlers } = useFairSteps();
  const unsent = useUnsent();
  const [withdrawals, setWithdrawals] = useState(0);
  if (fair === undefined)
    return (
      <>
        <PageHeading title="Fair" back={{ to: paths.memberFairs, label: "Fairs" }} />
        <NotRead query={{ error, refetch }} lines={10} />
      </>
    );
  const { actions, application, exhibitors } = fair;
  const code = application?.code ?? null;
  return (
    <Stack gap="lg">
      <LeaveGuard isDirty={unsent.text !== ""} text={unsent.text} />
      <PageHeading
        title={fair.title}
        back={{ to: paths.memberFairs, label: "Fairs" }}
        lead={
          <>
            <FairDays {...fair} />, {placeText(fair)}
          </>
        }
      />
      {message !== undefined && <SaveNotice tone={message.isRefusal ? "error" : "success"} title={message.text} attempt={message.attempt} />}
      {fair.cancelledAt !== null && (
        <Alert color="red" title={`This fair was cancelled on ${formatDateTime(fair.cancelledAt)}`}>
          {fair.cancelReason}
        </Alert>
      )}
      {application !== null && (
        <OwnStanding fair={fair} application={application} handlers={handlers} onWithdrawn={() => setWithdrawals((count) => count + 1)} />
      )}
      {application !== null && application.fee !== null && <OwnFee fair={fair} fee={application.fee} handlers={handlers} onUnsent={unsent.note} />}
      {code !== null && <EntranceCode code={code} title={fair.title} />}
      {actions.includes("giveFeedback") && <FeedbackForm fair={fair} handlers={formHandlers} onUnsent={unsent.note} />}
      {/* The key: after a withdrawal here the form begins with what is known. What a colleague does leaves what is typed here. */}
      {(actions.includes("apply") || actions.includes("change")) && (
        <ApplyForm key={withdrawals} fair={fair} handlers={formHandlers} onUnsent={unsent.note} />
      )}
      {application?.mayHaveLeads === true && <OwnLeads fairId={id} />}
      <Messages fair={fair} />
      <OwnFairFacts fair={fair} />
      <OpenCriteria fair={fair} />
      {fair.plan !== null && (
        <Section title="Plan of the stalls">
          <div style={{ maxWidth: "48rem" }}>
            <SiteImage image={{ ...fair.plan, alt: `Plan of the stalls of ${fair.title}` }} sizes="(min-width: 48em) 48rem, 100vw" />
          </div>
        </Section>
      )}
      {exhibitors > 0 && (
        <Anchor href={exhibitorsPath(id)} download>
          List of exhibitors (PDF)
        </Anchor>
      )}
    </Stack>
  );
}

type Application = NonNullable<OwnFair["application"]>;
type StandingProps = {
  readonly fair: OwnFair;
  readonly application: Application;
  readonly handlers: ReturnType<typeof useFairSteps>["handlers"];
  readonly onWithdrawn: () => void;
};

function OwnStanding({ fair, application, handlers, onWithdrawn }: StandingProps) {
  const [isAsking, setAsking] = useState(false);
  const accept = trpc.fairs.accept.useMutation(handlers);
  const withdraw = trpc.fairs.withdraw.useMutation({
    ...handlers,
    onSuccess: async (done) => {
      await handlers.onSuccess(done);
      onWithdrawn();
    },
    onSettled: () => setAsking(false),
  });
  const { id, actions, title, claim } = fair;
  const { state, rank, total, stall, endReason, checkedInAt } = application;
  const rows: SummaryRow[] = [
    { label: "State", value: <ApplicationTag state={state} /> },
    ...(rank === null ? [] : [{ label: "Rank", value: `${rank} of ${fair.ranked}, with ${total ?? 0} points` }]),
    ...(endReason === null ? [] : [{ label: "Reason", value: endReason }]),
    ...(state === "accepted" ? [{ label: "Stall", value: stall ?? "Not given yet" }] : []),
    ...(checkedInAt === null ? [] : [{ label: "At the entrance", value: `${formatDateTime(checkedInAt)}` }]),
    ...(claim === undefined || claim.state === "DRAFT" ? [] : [{ label: "Claim", value: <ClaimLink claim={claim} /> }]),
  ];
  return (
    <Section title="Your application">
      <Stack gap="md">
        <SummaryCard rows={rows} />
        {state === "accepted" && checkedInAt === null && fair.standing === "over" && (
          <Text>
            The council has not recorded you at the entrance. Write to <Anchor href={`mailto:${council.contactEmail}`}>{council.contactEmail}</Anchor>{" "}
            if you were there; then you can claim from here.
          </Text>
        )}
        <Group gap="sm">
          {actions.includes("accept") && (
            <Button color="green" aria-disabled={accept.isPending} onClick={() => accept.mutate({ fairId: id })}>
              Accept the seat
            </Button>
          )}
          {actions.includes("claim") && claim === undefined && (
            <Button component={Link} to={wizardPath("exhibition", { expected: application.id })}>
              Claim for this fair
            </Button>
          )}
          {claim?.state === "DRAFT" && (
            <Button component={Link} to={openPath(claim)}>
              Continue {claim.id}
            </Button>
          )}
          {actions.includes("withdraw") && (
            <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
              Withdraw
            </Button>
          )}
        </Group>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Withdraw from ${title}?`}
        consequences={[
          state === "offered" || state === "accepted"
            ? "The first firm of the waiting list gets your seat at once."
            : "Your application is taken out of the list.",
          fair.standing === "applying"
            ? "You can apply again until the last day; the time of the new application counts."
            : "You cannot apply again.",
          ...(state === "accepted" ? ["The leads in the portal stay on this page. Those that a device has not sent yet stay on that device."] : []),
        ]}
        confirmLabel="Withdraw"
        isDestructive
        isBusy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ fairId: id })}
        onCancel={() => setAsking(false)}
      />
    </Section>
  );
}

const ClaimLink = ({ claim }: { readonly claim: NonNullable<OwnFair["claim"]> }) => (
  <>
    Filed with{" "}
    <Anchor component={Link} to={openPath(claim)}>
      {claim.id}
    </Anchor>
  </>
);

type OpenCriterion = OwnFair["criteria"][number];

/** The published criteria, with the own points once they are ranked. */
function OpenCriteria({ fair: { criteria, application } }: { readonly fair: OwnFair }) {
  const points = application?.points ?? null;
  const columns: Column<OpenCriterion>[] = [
    { key: "measure", label: "Criterion", show: ({ measure }) => measureOf(measure).label },
    {
      key: "text",
      label: "How points are given",
      show: ({ textEn, textHi }) => (
        <>
          {textEn}
          <Text size="sm" c="dimmed" lang="hi">
            {textHi}
          </Text>
        </>
      ),
    },
    { key: "weight", label: "Points", isFigure: true, show: ({ weight }) => weight },
    ...(points === null
      ? []
      : [
          {
            key: "own",
            label: "Your points",
            isFigure: true,
            show: ({ measure }: OpenCriterion) => points[measure] ?? 0,
          } satisfies Column<OpenCriterion>,
        ]),
  ];
  return <DataList caption="Criteria of the ranking" columns={columns} rows={criteria} rowKey={({ measure }) => measure} emptyTitle="" />;
}

function Messages({ fair: { messages } }: { readonly fair: OwnFair }) {
  if (messages.length === 0) return null;
  return (
    <Section title="Messages of the council">
      <Stack gap="md">
        {messages.map(({ id, subject, body, sentAt }) => (
          <article key={id}>
            <Text fw={600}>{subject}</Text>
            <Text style={{ whiteSpace: "pre-wrap" }}>{body}</Text>
            <Text size="sm" c="dimmed">
              {formatDateTime(sentAt)}
            </Text>
          </article>
        ))}
      </Stack>
    </Section>
  );
}
