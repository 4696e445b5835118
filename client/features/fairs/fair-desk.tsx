import { Alert, Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { measureOf } from "#domain/fairs/criteria.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { PageHeading } from "../../components/page-heading.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import { Section } from "../../components/section.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { trpc } from "../../lib/trpc.ts";
import { formatCount, formatDate, formatDateTime, formatPaise } from "../../shared/format.ts";
import { paths } from "#domain/council.ts";
import { ApplicationList } from "./application-list.tsx";
import { councilFairPath, exhibitorsPath, type CouncilFair } from "./fair-views.ts";
import { FairDays, FairStandingTag, placeText } from "./fair-words.tsx";
import { FairReportSection } from "./fair-report.tsx";
import { MessageSection } from "./message-section.tsx";
import { CancelFair } from "./cancel-fair.tsx";
import { PlanSection } from "./plan-section.tsx";
import { fairDocumentRows } from "./fair-facts.tsx";
import { rankingLines } from "./ranking-lines.ts";
import { useFairSteps } from "./use-fair-steps.ts";

/** A fair at the council's desk: what is published, the applications, and each step that can be taken. */
export function FairDesk({ id }: { readonly id: string }) {
  const { data: fair, error, refetch } = trpc.fairs.get.useQuery({ fairId: id });
  if (fair === undefined)
    return (
      <>
        <PageHeading title="Fair" back={{ to: paths.fairs, label: "Fairs" }} />
        <NotRead query={{ error, refetch }} lines={10} />
      </>
    );
  return (
    <Stack gap="lg">
      <PageHeading
        title={fair.title}
        back={{ to: paths.fairs, label: "Fairs" }}
        lead={
          <>
            <FairDays {...fair} />, {placeText(fair)}
          </>
        }
        actions={
          fair.cancelledAt === null && (
            <>
              <Button component={Link} to={`${councilFairPath(id)}/check-in`} variant="default">
                Check in
              </Button>
              <Button component={Link} to={`${councilFairPath(id)}/edit`} variant="default">
                Change the fair
              </Button>
            </>
          )
        }
      />
      <NewDays fair={fair} />
      <FairSteps fair={fair} />
      <PublishedFacts fair={fair} />
      <Criteria fair={fair} />
      {fair.cancelledAt === null && <PlanSection fair={fair} />}
      <MessageSection fair={fair} />
      <FairReportSection fair={fair} />
    </Stack>
  );
}

/** Says that the calendar of the website has days that the fair does not have yet. */
function NewDays({ fair: { calendarDays, startsOn, endsOn } }: { readonly fair: CouncilFair }) {
  if (calendarDays === null) return null;
  const areSame = calendarDays.startsOn === startsOn && calendarDays.endsOn === endsOn;
  const days = `${formatDate(calendarDays.startsOn)} – ${formatDate(calendarDays.endsOn)}`;
  return (
    <Alert color="orange" title={areSame ? "The calendar confirms the days of this fair" : `The calendar has other days: ${days}`}>
      {areSame ? "Choose “Change the fair” and save it: then members read the days as confirmed." : "Choose “Change the fair” to enter these days."}
    </Alert>
  );
}

function FairSteps({ fair }: { readonly fair: CouncilFair }) {
  const { message, handlers } = useFairSteps();
  const [isAsking, setAsking] = useState(false);
  const rank = trpc.fairs.rank.useMutation({ ...handlers, onSettled: () => setAsking(false) });
  const { applications, seats } = fair;
  const applied = applications.filter(({ state }) => state === "applied").length;
  return (
    <Stack gap="md">
      {message !== undefined && <SaveNotice tone={message.isRefusal ? "error" : "success"} title={message.text} attempt={message.attempt} />}
      <Group gap="sm">
        <FairStandingTag standing={fair.standing} />
        <Text>{sentenceOf(fair, applied)}</Text>
        {fair.standing === "closed" && applied > 0 && (
          <Button aria-disabled={rank.isPending} onClick={() => setAsking(true)}>
            Rank the applications
          </Button>
        )}
        {fair.standing !== "over" && fair.standing !== "cancelled" && <CancelFair fair={fair} handlers={handlers} />}
      </Group>
      <ApplicationList fair={fair} handlers={handlers} />
      <ConfirmDialog
        isOpen={isAsking}
        title={`Rank the applications for ${fair.title}?`}
        consequences={rankingLines(applied, seats)}
        confirmLabel="Rank the applications"
        isBusy={rank.isPending}
        onConfirm={() => rank.mutate({ fairId: fair.id })}
        onCancel={() => setAsking(false)}
      />
    </Stack>
  );
}

function sentenceOf(fair: CouncilFair, applied: number): string {
  const { standing, applyUntil, seatsTaken, seats, isReproduced, rankedAt, cancelledAt, cancelReason } = fair;
  if (standing === "cancelled") return `Cancelled on ${formatDateTime(cancelledAt)}: ${cancelReason ?? ""}`;
  if (standing === "applying") return `Firms can apply until ${formatDateTime(applyUntil)}. ${formatCount(applied, "application")} so far.`;
  if (standing === "closed") return `Applications ended on ${formatDateTime(applyUntil)}. ${formatCount(applied, "application")} to rank.`;
  if (rankedAt === null) return "The fair is over. Its applications were not ranked.";
  const again =
    isReproduced === true ? "Computed again just now: the same list." : "Computed again just now: the list differs. Tell the administrator.";
  return `${seatsTaken} of ${formatCount(seats, "seat")} offered or taken. Ranked on ${formatDateTime(rankedAt)}. ${again}`;
}

function PublishedFacts({ fair }: { readonly fair: CouncilFair }) {
  return (
    <SummaryCard
      title="What members read"
      rows={[
        { label: "Seats", value: String(fair.seats) },
        { label: "Participation fee", value: fair.feePaise === null ? "None" : formatPaise(fair.feePaise) },
        { label: "Subsidy", value: fair.subsidyText },
        { label: "Rule that applies", value: fair.ruleNumber === null ? "No published rule yet" : `Rule ${fair.ruleNumber}` },
        ...fairDocumentRows(fair),
        {
          label: "List of exhibitors",
          value: fair.applications.some(({ state }) => state === "accepted") ? (
            <Anchor href={exhibitorsPath(fair.id)} download>
              Download the list (PDF)
            </Anchor>
          ) : (
            "Nobody has accepted a seat yet"
          ),
        },
      ]}
    />
  );
}

/** The criteria as members read them, in both languages. */
function Criteria({ fair: { criteria } }: { readonly fair: Pick<CouncilFair, "criteria"> }) {
  return (
    <Section title="Criteria">
      <Stack component="ol" gap="sm" m={0} pl="lg">
        {criteria.map(({ measure, weight, textEn, textHi }) => (
          <li key={measure}>
            <Text>
              <strong>
                {measureOf(measure).label}, {weight} points.
              </strong>{" "}
              {textEn}
            </Text>
            <Text lang="hi" c="dimmed">
              {textHi}
            </Text>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
