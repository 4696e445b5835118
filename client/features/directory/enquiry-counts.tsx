import { SegmentedControl, Stack } from "@mantine/core";
import type { inferRouterOutputs } from "@trpc/server";
import { useSearchParams } from "react-router-dom";
import { enquiryCounts, enquiryCountValues, type EnquiryCount } from "#domain/directory/enquiry-states.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import type { Column } from "../../components/data-list.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { groupIndian } from "../../shared/format.ts";
import { keepRowsAbout } from "../../lib/keep-rows.ts";
import { choiceFilterFrom, readFilters } from "../../lib/list-filters.ts";
import { usePageParameter } from "../../lib/page-parameter.ts";
import { trpc } from "../../lib/trpc.ts";

type CountRow = inferRouterOutputs<AppRouter>["directory"]["enquiries"]["counts"]["rows"][number];

const byField = choiceFilterFrom(enquiryCountValues, "month");
const figure = (count: number): string => groupIndian(String(count));
const listId = "enquiry-counts";

const columnsOf = (by: EnquiryCount): readonly Column<CountRow>[] => [
  { key: "name", label: enquiryCounts[by].label, show: ({ name }) => name },
  { key: "enquiries", label: "Enquiries", isFigure: true, show: ({ enquiries }) => figure(enquiries) },
  ...(by === "firm" ? [] : [{ key: "members", label: "Members written to", isFigure: true, show: ({ members }: CountRow) => figure(members) }]),
  { key: "answers", label: "Answers", isFigure: true, show: ({ answers }) => figure(answers) },
  { key: "reports", label: "Reported as abuse", isFigure: true, show: ({ reports }) => figure(reports) },
];

/** How many enquiries there were, by month, buyer or member. */
export function EnquiryCounts() {
  const [parameters, setParameters] = useSearchParams();
  const { by } = readFilters({ by: byField }, parameters);
  const [page, turnTo] = usePageParameter("page");
  const query = trpc.directory.enquiries.counts.useQuery({ by, page, pageSize: 12 }, { placeholderData: keepRowsAbout({ by }) });
  return (
    <Stack gap="md" align="stretch">
      <div>
        <SegmentedControl
          aria-label="Counted by"
          value={by}
          onChange={(next) => setParameters(next === "month" ? {} : { by: next })}
          data={enquiryCountValues.map((value) => ({ value, label: `By ${enquiryCounts[value].label.toLowerCase()}` }))}
        />
      </div>
      <PagedList
        id={listId}
        query={query}
        page={page}
        onPage={turnTo}
        caption={`Enquiries by ${enquiryCounts[by].label.toLowerCase()}`}
        staysTable={by === "month"}
        columns={columnsOf(by)}
        rowKey={({ key }) => key}
        emptyTitle="No buyer has written to a member yet."
      />
    </Stack>
  );
}
