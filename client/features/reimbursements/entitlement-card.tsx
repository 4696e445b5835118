import { Alert, Anchor, Paper, Progress, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router-dom";
import { council } from "#domain/council.ts";
import type { Scheme } from "#domain/reimbursements/scheme.ts";
import { rupeesOf } from "#domain/rules/amounts.ts";
import { endOfProgramme } from "#domain/rules/programme.ts";
import { NotRead } from "../../components/not-read.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { formatDate, formatInr } from "../../shared/format.ts";
import { trpc } from "../../lib/trpc.ts";
import { wizardPath } from "./member-paths.ts";
import { MissionHelp } from "./mission-help.tsx";
import { RuleLines } from "./rule-lines.tsx";
import { TermList } from "./term-list.tsx";
import type { EntitlementView } from "./views.ts";

type Rules = NonNullable<EntitlementView["rules"]>;
type EntitlementCardProps = {
  readonly scheme: Scheme;
  /** True among other schemes: share, windows and documents open on request, and the title leads to the wizard. */
  readonly isOverview?: boolean;
};

/** What the firm may claim under a scheme: whether, how much, what is left, by when, and which documents. @source money.md 4 */
export function EntitlementCard({ scheme, isOverview = false }: EntitlementCardProps) {
  const query = trpc.reimbursements.entitlement.useQuery({ scheme: scheme.kind });
  const { data } = query;
  const headingId = `entitlement-${scheme.kind}`;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={headingId}>
      <Title order={2} size="h4" id={headingId} mb="xs">
        {isOverview ? (
          <Anchor component={Link} inherit to={wizardPath(scheme.kind, {})}>
            {scheme.typeLabel}
          </Anchor>
        ) : (
          "What your firm may claim"
        )}
      </Title>
      {data !== undefined && <Entitled view={data} isOverview={isOverview} />}
      {data === undefined && <NotRead query={query} lines={4} />}
    </Paper>
  );
}

function Entitled({ view: { filingProblem, memberUntilOn, rules, isAfterProgramme }, isOverview }: { view: EntitlementView; isOverview: boolean }) {
  return (
    <Stack gap="sm">
      <Text>{filingProblem ?? `Your firm may file: it is a member until ${formatDate(memberUntilOn)}.`}</Text>
      {isAfterProgramme && (
        <Alert color="orange" title="Costs of today are not in the programme">
          <Text>The stated period of the programme ended on {formatDate(endOfProgramme.costsUntil)}.</Text>
          <MissionHelp />
        </Alert>
      )}
      {rules === undefined ? (
        <Text>The rules of this scheme are a draft: {council.shortName} sets each amount.</Text>
      ) : (
        <>
          {rules.isOver && (
            <Alert color="orange" title="Costs of today are not in the programme">
              {rules.period.map(({ text }) => (
                <Text key={text}>{text}</Text>
              ))}
              <MissionHelp />
            </Alert>
          )}
          <Meters rules={rules} />
          {isOverview ? (
            <details>
              <summary>Share, last days and papers</summary>
              <Details rules={rules} />
            </details>
          ) : (
            <Details rules={rules} />
          )}
        </>
      )}
    </Stack>
  );
}

const rupees = (paise: number): string => formatInr(rupeesOf(paise));

/** What was drawn of the caps of the year, each as a bar and in figures. */
function Meters({ rules: { year, drawnPaise, capPaise, leftPaise, otherCaps } }: { rules: Rules }) {
  return (
    <>
      {capPaise === null || leftPaise === null ? (
        <Text>
          Drawn in {year}, as far as this portal knows: <span className="portal-figures">{rupees(drawnPaise)}</span>. The rules name no cap for{" "}
          {otherCaps.length === 0 ? "a firm and year" : "all costs of a firm and year"}.
        </Text>
      ) : (
        <Meter of={year} cap={{ drawnPaise, capPaise, leftPaise }} />
      )}
      {otherCaps.map((cap) => (
        <Meter key={`${cap.scope} ${cap.capPaise}`} of={`${year}${cap.scope}`} cap={cap} />
      ))}
    </>
  );
}

type MeterProps = { readonly of: string; readonly cap: Omit<Rules["otherCaps"][number], "scope"> };

function Meter({ of, cap: { drawnPaise, capPaise, leftPaise } }: MeterProps) {
  const percent = Math.min(100, (drawnPaise / capPaise) * 100);
  return (
    <div>
      <Progress value={percent} size="lg" aria-label={`Drawn of the cap of ${of}`} mb={4} />
      <Text className="portal-figures">
        {of}: {rupees(drawnPaise)} drawn, <strong>{rupees(leftPaise)} left</strong> of {rupees(capPaise)}, as far as this portal knows
      </Text>
    </div>
  );
}

function Details({ rules }: { rules: Rules }) {
  const { pays, windows, documents, wording, checks, councilDays, countsWorkingDays, ruleNumber } = rules;
  return (
    <Stack gap="sm" mt="xs">
      <RuleLines lines={[{ itemId: "firm", label: "your firm", checks }]} hasNames={false} />
      <SummaryCard
        isStacked
        rows={[
          { label: "What is paid", value: <TermList lines={pays} /> },
          { label: "By when", value: <TermList lines={windows} /> },
          { label: "Papers", value: <TermList lines={documents} /> },
          ...(wording.length === 0 ? [] : [{ label: "Further rules", value: <TermList lines={wording} /> }]),
          {
            label: "Answer",
            value: `${council.shortName} aims to answer within ${councilDays} ${countsWorkingDays ? "working days" : "days"} after the filing.`,
          },
        ]}
      />
      <Text size="sm" c="dimmed">
        Rule version {ruleNumber} of this scheme
      </Text>
    </Stack>
  );
}
