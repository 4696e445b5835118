import { Anchor, Stack } from "@mantine/core";
import { Section } from "../../components/section.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { trpc } from "../../lib/trpc.ts";
import { formatInr } from "../../shared/format.ts";
import type { CouncilFair } from "./fair-views.ts";

/** Exhibitors, attendance, leads and orders of a fair that has begun, for the ministry. */
export function FairReportSection({ fair: { id, standing, applications } }: { readonly fair: CouncilFair }) {
  const hasBegun = standing === "over" || standing === "cancelled" || applications.some(({ checkedInAt }) => checkedInAt !== null);
  const { data, error, refetch } = trpc.fairs.report.useQuery({ fairId: id }, { enabled: hasBegun });
  if (!hasBegun) return null;
  return (
    <Section title="Report of the fair">
      {data === undefined ? (
        <NotRead query={{ error, refetch }} lines={5} />
      ) : (
        <Stack gap="md">
          <SummaryCard
            rows={[
              { label: "Exhibitors", value: String(data.exhibitors) },
              { label: "Checked in", value: String(data.attended) },
              { label: "Leads noted", value: String(data.leads) },
              { label: "Answers after the fair", value: `${data.answers} of ${data.exhibitors}` },
              { label: "Orders booked, as the firms say", value: formatInr(data.ordersInr) },
              { label: "Orders expected, as the firms say", value: formatInr(data.expectedOrdersInr) },
              { label: "Rating", value: data.rating === null ? "No answer yet" : `${data.rating} of 5` },
            ]}
          />
          <Anchor href={`/exports/fairs/${id}/report.xlsx`} download>
            Download the report, a row for each exhibitor (xlsx)
          </Anchor>
        </Stack>
      )}
    </Section>
  );
}
