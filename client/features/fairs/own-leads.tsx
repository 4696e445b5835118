import { Anchor, Button, Group, Stack } from "@mantine/core";
import { countryName } from "#domain/members/countries.ts";
import { DataList, queryStates, type Column } from "../../components/data-list.tsx";
import { Section } from "../../components/section.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { trpc } from "../../lib/trpc.ts";
import { formatDateTime } from "../../shared/format.ts";
import { leadsPath, type OwnLead } from "./fair-views.ts";

const columns: readonly Column<OwnLead>[] = [
  { key: "name", label: "Name", show: ({ name }) => name },
  { key: "company", label: "Company", show: ({ company, country }) => `${company}, ${countryName(country)}` },
  { key: "interest", label: "Interest", show: ({ interest, email }) => [interest, email].filter((part) => part !== null).join("; ") },
  {
    key: "noted",
    label: "Noted at",
    show: ({ id, notedAt, hasPhoto }) => (
      <>
        <Unbroken>{formatDateTime(notedAt)}</Unbroken>{" "}
        {hasPhoto && (
          <Anchor href={`/files/fair-leads/${id}`} download inherit>
            Photo
          </Anchor>
        )}
      </>
    ),
  },
];

/** The leads of the firm that the portal has, from every phone, and the way to the page that notes them. */
export function OwnLeads({ fairId }: { readonly fairId: string }) {
  const { data, error, refetch } = trpc.fairs.leads.useQuery({ fairId });
  return (
    <Section title="Leads">
      <Stack gap="md">
        <Group gap="sm">
          <Button component="a" href={leadsPath(fairId)} variant="default">
            {data?.canNote === false ? "Leads on this device" : "Note leads"}
          </Button>
          {data !== undefined && data.leads.length > 0 && (
            <Anchor href={`/exports/fairs/${fairId}/leads.xlsx`} download>
              Download the leads (xlsx)
            </Anchor>
          )}
        </Group>
        <DataList
          caption="Leads in the portal"
          isCaptionUnseen
          columns={columns}
          rows={data?.leads}
          rowKey={({ id }) => id}
          {...queryStates({ error, refetch })}
          emptyTitle="No lead is in the portal yet. The page opens without an internet connection, once it was opened with one."
        />
      </Stack>
    </Section>
  );
}
