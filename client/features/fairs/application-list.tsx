import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { leaderships, measureOf } from "#domain/fairs/criteria.ts";
import { feeReceivedPaise } from "#domain/fairs/fee-states.ts";
import { firmSizes } from "#domain/rules/terms.ts";
import { fairMessages } from "#domain/fairs/messages.ts";
import { seatStates } from "#domain/fairs/states.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { DataList, type Column } from "../../components/data-list.tsx";
import { EmailText } from "../../components/email-text.tsx";
import { ListToolbar } from "../../components/list-toolbar.tsx";
import { PhoneText } from "../../components/phone-text.tsx";
import { neededReason, ReasonDialog } from "../../components/reason-dialog.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { useTask } from "../../lib/use-task.ts";
import { formatDateTime, formatPaise, groupIndian } from "../../shared/format.ts";
import type { CouncilApplication, CouncilFair } from "./fair-views.ts";
import { ApplicationTag, FeeTag } from "./fair-words.tsx";
import { FeeDialog } from "./fee-dialog.tsx";
import { StallDialog } from "./stall-dialog.tsx";
import type { useFairSteps } from "./use-fair-steps.ts";

type Handlers = ReturnType<typeof useFairSteps>["handlers"];
type Task = { readonly kind: "take" | "stall" | "fee" | "attend"; readonly application: CouncilApplication };

/** The applications by rank with their points, and what can be done with each. */
export function ApplicationList({ fair, handlers }: { readonly fair: CouncilFair; readonly handlers: Handlers }) {
  const utils = trpc.useUtils();
  const { task, begin, end } = useTask<Task>();
  const offer = trpc.fairs.offerSeat.useMutation(handlers);
  const take = trpc.fairs.takeSeatBack.useMutation({
    onSuccess: async (done) => {
      endTake();
      await handlers.onSuccess(done);
    },
    onError: () => utils.fairs.invalidate(),
  });
  const attend = trpc.fairs.checkIn.useMutation({ ...handlers, onSettled: () => end() });
  // The refusal of one firm must not stand in the dialog of the next.
  function endTake(): void {
    take.reset();
    end();
  }
  /** As it was last read. */
  const latest = fair.applications.find(({ id }) => id === task?.application.id) ?? task?.application;
  const proofs = latest?.fee?.proofs ?? [];
  /** The proof with which the dialog was opened: a newer one takes its place only when the dialog is opened again. */
  const proof = proofs.find(({ id }) => id === task?.application.fee?.proofs[0]?.id);
  const canChange = fair.cancelledAt === null;
  const canOffer = canChange && fair.standing !== "over";
  const hasFree = canOffer && fair.seatsTaken < fair.seats;
  const hasWaiting = fair.applications.some(({ state, isDeactivated }) => state === "waiting" && !isDeactivated);
  const actions: Column<CouncilApplication> = {
    key: "do",
    label: "Next",
    show: (application) => (
      <Group gap="xs">
        {(application.state === "waiting" || (application.state === "lost" && !hasWaiting)) && !application.isDeactivated && hasFree && (
          <Button
            size="compact-sm"
            aria-label={`Offer a seat to ${application.firmName}`}
            onClick={() => offer.mutate({ applicationId: application.id })}
          >
            Offer a seat
          </Button>
        )}
        {canChange && application.state === "accepted" && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`Stall of ${application.firmName}`}
            onClick={() => begin({ kind: "stall", application })}
          >
            Stall
          </Button>
        )}
        {application.fee !== null && application.fee.proofs.length > 0 && (
          <Button
            size="compact-sm"
            variant={application.fee.state === "sent" ? "filled" : "default"}
            aria-label={`Fee of ${application.firmName}`}
            onClick={() => begin({ kind: "fee", application })}
          >
            Fee
          </Button>
        )}
        {canChange && fair.takesCheckIns && application.state === "accepted" && application.checkedInAt === null && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`${application.firmName} was at the fair`}
            onClick={() => begin({ kind: "attend", application })}
          >
            Was at the fair
          </Button>
        )}
        {canChange && seatStates.includes(application.state) && application.checkedInAt === null && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            aria-label={`Take back the seat of ${application.firmName}`}
            onClick={() => begin({ kind: "take", application })}
          >
            Take back
          </Button>
        )}
      </Group>
    ),
  };
  return (
    <Stack gap="sm">
      <ListToolbar one="application" count={fair.applications.length} />
      {fair.applications.length > 0 && (
        <Text size="sm">
          <Anchor href={`/exports/fairs/${fair.id}/applications.xlsx`} download inherit>
            Download the list with all points (xlsx)
          </Anchor>
        </Text>
      )}
      <DataList
        caption="Applications"
        columns={[
          ...(fair.rankedAt === null ? [firmColumn] : [rankColumn, pointsColumn(fair)]),
          ...columns,
          ...(asksFee(fair) ? [feeColumn] : []),
          actions,
        ]}
        rows={fair.applications}
        rowKey={({ id }) => id}
        emptyTitle="Nobody has applied yet."
      />
      {task?.kind === "fee" && latest !== undefined && proof !== undefined && (
        <FeeDialog application={latest} fair={fair} proof={proof} proofs={proofs} handlers={handlers} onClose={() => end()} />
      )}
      {task?.kind === "stall" && (
        <StallDialog application={task.application} latest={latest ?? task.application} handlers={handlers} onClose={() => end()} />
      )}
      {task?.kind === "take" && (
        <ReasonDialog
          title={`Take the seat of ${task.application.firmName} back?`}
          problemOf={neededReason(fairMessages.reason)}
          hint="The firm reads it."
          maxLength={500}
          failure={take.error === null ? undefined : failureOf(take.error).message}
          isBusy={take.isPending}
          confirmLabel="Take the seat back"
          isDestructive
          onConfirm={(reason) => take.mutate({ applicationId: task.application.id, reason })}
          onClose={endTake}
        >
          <Text>
            The firm gets a notice and an e-mail.{" "}
            {canOffer
              ? hasWaiting
                ? "The seat is offered to the first firm on the waiting list at once. This firm can get a seat again only when one is free and the waiting list is empty."
                : "The waiting list is empty: you can offer the seat to this firm again."
              : "The fair is over, so the seat is not offered to another firm."}
          </Text>
        </ReasonDialog>
      )}
      {task?.kind === "attend" && (
        <ConfirmDialog
          isOpen
          title={`Was ${task.application.firmName} at the fair?`}
          consequences={[
            "It counts as checked in from now on: in the report, as a visit for the rules, and for its claim.",
            "This cannot be undone, and its seat can no longer be taken back.",
          ]}
          confirmLabel="It was at the fair"
          isBusy={attend.isPending}
          onConfirm={() => attend.mutate({ fairId: fair.id, applicationId: task.application.id })}
          onCancel={() => end()}
        />
      )}
    </Stack>
  );
}

const rankColumn: Column<CouncilApplication> = {
  key: "rank",
  label: "Rank and firm",
  show: ({ rank, firmName }) => `${rank === null ? "–" : rank}. ${firmName}`,
};

/** The sum, and below it the points of each criterion. */
const pointsColumn = ({ criteria }: CouncilFair): Column<CouncilApplication> => ({
  key: "points",
  label: "Points",
  show: ({ total, points }) =>
    total === null ? (
      "Not ranked"
    ) : (
      <>
        <strong>{total}</strong>
        <Text size="xs" c="dimmed">
          {criteria.map(({ measure }) => `${measureOf(measure).label}: ${points?.[measure] ?? 0}`).join("; ")}
        </Text>
      </>
    ),
});

const asksFee = ({ feePaise, applications }: CouncilFair): boolean => feePaise !== null || applications.some(({ fee }) => fee !== null);

const feeColumn: Column<CouncilApplication> = {
  key: "fee",
  label: "Fee",
  show: ({ fee }) =>
    fee === null ? (
      "–"
    ) : (
      <>
        <FeeTag state={fee.state} />
        {feeReceivedPaise(fee.proofs) > 0 && <Text size="xs">{formatPaise(feeReceivedPaise(fee.proofs))} received</Text>}
      </>
    ),
};

const firmColumn: Column<CouncilApplication> = { key: "firm", label: "Firm", show: ({ firmName }) => firmName };

function Facts(application: CouncilApplication) {
  const { exportsInr, firmClass, leadership, products, appliedAt, earlierVisits, overdueReplies } = application;
  const { contactName, contactEmail, contactMobile } = application;
  return (
    <>
      <Unbroken>{`Exports Rs ${groupIndian(String(exportsInr))}`}</Unbroken>, {firmSizes[firmClass].toLowerCase()}
      <Text size="xs" c="dimmed">
        {products}. Applied on {formatDateTime(appliedAt)}
      </Text>
      <Text size="xs">Who holds the firm: {leaderships[leadership]}</Text>
      {earlierVisits !== null && (
        <Text size="xs">
          Earlier visits: {earlierVisits}; overdue replies: {overdueReplies ?? 0}
        </Text>
      )}
      <Text size="xs">
        {contactName}, <EmailText>{contactEmail}</EmailText>, <PhoneText>{contactMobile}</PhoneText>
      </Text>
    </>
  );
}

const columns: readonly Column<CouncilApplication>[] = [
  {
    key: "state",
    label: "State",
    show: ({ state, endReason, isDeactivated }) => (
      <>
        <ApplicationTag state={state} />
        {isDeactivated && <Text size="xs">The firm is deactivated and gets no seat.</Text>}
        {endReason !== null && <Text size="xs">{endReason}</Text>}
      </>
    ),
  },
  {
    key: "facts",
    label: "What it said",
    show: Facts,
  },
  {
    key: "stall",
    label: "Stall",
    show: ({ hall, stall, checkedInAt }) => (
      <>
        {stall === null ? "–" : `Hall ${hall ?? ""}, ${stall}`}
        {checkedInAt !== null && <Text size="xs">Here since {formatDateTime(checkedInAt)}</Text>}
      </>
    ),
  },
];
