import { Alert, Button, Group, Progress, Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { invoiceMessages } from "#domain/invoices/messages.ts";
import { runVerdictNames, runVerdicts } from "#domain/invoices/run-verdicts.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import type { Column } from "../../components/data-list.tsx";
import { choicesOf, FilterSelect } from "../../components/filter-select.tsx";
import { ListToolbar } from "../../components/list-toolbar.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import { Section } from "../../components/section.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { keepRowsAbout } from "../../lib/keep-rows.ts";
import { choiceFilter, choiceFilterFrom, pageFilter, textFilter, useListFilters } from "../../lib/list-filters.ts";
import { background, failureOf, trpc } from "../../lib/trpc.ts";
import { formatCount, formatDateTime, formatPaise } from "../../shared/format.ts";
import { BandDialog } from "./band-dialog.tsx";
import { IssueDialog } from "./issue-dialog.tsx";
import { invoiceYears, type InvoiceRun, type PreviewedFirm, type RunPreview } from "./invoice-views.ts";

const pageSize = 20;
const fieldsOf = (years: readonly string[]) => ({
  page: pageFilter,
  year: choiceFilterFrom(years, years[1] ?? years[0] ?? ""),
  verdict: choiceFilter(runVerdictNames),
  search: textFilter(200),
});
type Fields = ReturnType<typeof fieldsOf>;
const lookAgainMs = 2_000;

/** The yearly run: what it would do with each firm, its start, and its progress. */
export function RunDesk({ mayPrepare }: { readonly mayPrepare: boolean }) {
  const utils = trpc.useUtils();
  const [years] = useState(invoiceYears);
  const fields = fieldsOf(years);
  const [filters, change] = useListFilters(fields);
  const { year } = filters;
  const preview = trpc.invoices.runs.preview.useQuery({ ...filters, pageSize }, { placeholderData: keepRowsAbout({ year }), retry: false });
  const runs = trpc.invoices.runs.list.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.some(({ state: one }) => one === "running") === true ? lookAgainMs : false),
    trpc: { context: background },
  });
  const isRunning = runs.data?.some(({ state }) => state === "running") === true;
  // A run that ends has changed the preview and every list of invoices.
  useEffect(() => (isRunning ? () => void utils.invoices.invalidate() : undefined), [isRunning, utils]);
  return (
    <Stack gap="lg">
      {runs.data !== undefined && runs.data.length > 0 && <Runs runs={runs.data} />}
      <Section title={`Invoices for ${year}`}>
        <Stack gap="md">
          <Group>
            <FilterSelect
              label="Year of the membership"
              choices={choicesOf(years, (one) => one)}
              value={year}
              onChange={(next) => change({ year: next ?? fields.year.first, verdict: undefined })}
            />
          </Group>
          {preview.data === undefined ? (
            <NotRead query={preview} lines={8} />
          ) : (
            <>
              <Summary preview={preview.data} />
              {preview.data.problem !== null && <Alert color="blue" title={preview.data.problem} />}
              {mayPrepare && preview.data.problem === null && preview.data.counts.invoice > 0 && !isRunning && (
                <StartRun key={year} year={year} preview={preview.data} />
              )}
              <Firms
                key={year}
                filters={filters}
                change={change}
                query={preview}
                mayPrepare={mayPrepare}
                mayIssue={preview.data.problem === null && !isRunning}
                bands={preview.data.bands}
              />
            </>
          )}
        </Stack>
      </Section>
    </Stack>
  );
}

const Summary = ({ preview: { counts, totalPaise } }: { readonly preview: RunPreview }) => (
  <Text role="status">
    {formatCount(counts.invoice, "firm gets an invoice", "firms get an invoice")}, {formatPaise(totalPaise)} together.{" "}
    {runVerdictNames
      .filter((verdict) => verdict !== "invoice" && counts[verdict] > 0)
      .map((verdict) => `${runVerdicts[verdict]}: ${counts[verdict]}`)
      .join(". ")}
  </Text>
);

function StartRun({ year, preview: { counts, totalPaise } }: { readonly year: string; readonly preview: RunPreview }) {
  const utils = trpc.useUtils();
  const [isAsked, setAsked] = useState(false);
  const start = trpc.invoices.runs.start.useMutation({
    onSettled: async () => {
      setAsked(false);
      await utils.invoices.runs.invalidate();
    },
  });
  const label = `Issue ${formatCount(counts.invoice, "invoice")}`;
  return (
    <>
      {start.error !== null && <SaveNotice tone="error" title={failureOf(start.error).message} />}
      <div>
        <Button onClick={() => setAsked(true)}>{label}</Button>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        title={`${label} for ${year}?`}
        consequences={[
          `${formatCount(counts.invoice, "firm gets an invoice", "firms get an invoice")}, ${formatPaise(totalPaise)} together.`,
          "Each firm gets an email.",
          "An invoice is never removed: a credit note cancels it.",
        ]}
        confirmLabel={label}
        isBusy={start.isPending}
        onConfirm={() => start.mutate({ year, expected: { invoices: counts.invoice, totalPaise } })}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}

type FirmsProps = {
  readonly filters: ReturnType<typeof useListFilters<Fields>>[0];
  readonly change: ReturnType<typeof useListFilters<Fields>>[1];
  readonly query: { readonly data: RunPreview | undefined; readonly error: unknown; refetch(): unknown };
  readonly mayPrepare: boolean;
  /** Whether the year can be invoiced today, and no run is under way. */
  readonly mayIssue: boolean;
  readonly bands: readonly string[];
};

/** The firms of a year, with the dialogs to choose a band and to issue an invoice for that year. */
function Firms({ filters, change, query, mayPrepare, mayIssue, bands }: FirmsProps) {
  const [open, setOpen] = useState<{ readonly act: "choose" | "issue"; readonly firm: PreviewedFirm }>();
  const [issued, setIssued] = useState<string>();
  const close = (): void => setOpen(undefined);
  const columns: readonly Column<PreviewedFirm>[] = [
    { key: "firm", label: "Firm", show: ({ name }) => name },
    {
      key: "verdict",
      label: "What happens",
      show: ({ verdict, number }) => (
        <>
          {runVerdicts[verdict]} {number !== null && <Unbroken>{number}</Unbroken>}
        </>
      ),
    },
    {
      key: "why",
      label: "Why",
      show: ({ verdict, bandLabel, bandReason }) =>
        verdict === "no_state" ? invoiceMessages.noState : bandLabel === null ? "–" : `${bandLabel}. ${bandReason ?? ""}`,
    },
    { key: "state", label: "State", show: ({ stateName }) => stateName ?? "Not known" },
    {
      key: "total",
      label: "Total",
      isFigure: true,
      show: ({ totalPaise }) => (totalPaise === null ? "–" : <Unbroken>{formatPaise(totalPaise)}</Unbroken>),
    },
    ...(mayPrepare
      ? [
          {
            key: "acts",
            label: "What you can do",
            show: (firm: PreviewedFirm) =>
              firm.verdict === "has_invoice" ? (
                "–"
              ) : (
                <Group gap="xs">
                  <Button size="compact-sm" variant="default" onClick={() => setOpen({ act: "choose", firm })}>
                    Choose band<span className="portal-unseen"> of {firm.name}</span>
                  </Button>
                  {firm.verdict === "invoice" && mayIssue && (
                    <Button size="compact-sm" variant="default" onClick={() => setOpen({ act: "issue", firm })}>
                      Issue invoice<span className="portal-unseen"> of {firm.name}</span>
                    </Button>
                  )}
                </Group>
              ),
          },
        ]
      : []),
  ];
  const { data } = query;
  return (
    <Stack gap="md">
      {issued !== undefined && <SaveNotice tone="success" title={issued} />}
      <ListToolbar
        search={{ label: "Search firms", description: "A part of the name", words: filters.search, onSearch: (search) => change({ search }) }}
      >
        <FilterSelect label="Show" all="All firms" choices={runVerdicts} value={filters.verdict} onChange={(verdict) => change({ verdict })} />
      </ListToolbar>
      <PagedList
        id="firms-of-run"
        query={{ ...query, data: data && { rows: data.rows, currentPage: filters.page, totalPages: Math.max(1, Math.ceil(data.count / pageSize)) } }}
        page={filters.page}
        onPage={(page) => change({ page })}
        caption="Firms of the run"
        columns={columns}
        rowKey={({ firmId }) => firmId}
        emptyTitle="No firm fits."
      />
      {open?.act === "choose" && <BandDialog firm={open.firm} year={filters.year} bands={bands} onClose={close} />}
      {open?.act === "issue" && (
        <IssueDialog
          firm={open.firm}
          year={filters.year}
          onIssued={(message) => {
            close();
            setIssued(message);
          }}
          onClose={close}
        />
      )}
    </Stack>
  );
}

const stateWords = {
  running: "Under way",
  done: "Done",
  failed: "Stopped by a failure: start it again, it goes on with the firms that have no invoice",
} as const;

/** The newest run with its progress, and those before it. */
function Runs({ runs }: { readonly runs: readonly InvoiceRun[] }) {
  return (
    <Section title="Runs">
      <Stack gap="md">
        {runs.map((run) => (
          <div key={run.id}>
            <Text>
              {run.financialYear}, started by {run.startedByName}, {formatDateTime(run.startedAt)}. {stateWords[run.state]}.{" "}
              {formatCount(run.issued, "invoice")}, {formatPaise(run.issuedPaise)}; {run.withoutExports} without a band, {run.withoutState} without a
              known state.
            </Text>
            {run.state === "running" && (
              <Progress value={run.firms === 0 ? 0 : (100 * run.seen) / run.firms} aria-label={`${run.seen} of ${run.firms} firms`} mt="xs" />
            )}
          </div>
        ))}
      </Stack>
    </Section>
  );
}
