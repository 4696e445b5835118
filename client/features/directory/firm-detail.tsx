import { Grid, Stack, Text, Title } from "@mantine/core";
import { hsnCategories, hsnCategoryKeys } from "#domain/members/hsn-categories.ts";
import { DataList, type Column } from "../../components/data-list.tsx";
import { Section } from "../../components/section.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { formatCount } from "../../shared/format.ts";
import { MemberEmail, MemberPhone } from "./member-contacts.tsx";
import type { DirectoryEntry, DirectoryFirm } from "./use-directory.ts";
import { VerifiedMark } from "./verified-mark.tsx";

type Device = DirectoryEntry["devices"][number];

const columns: readonly Column<Device>[] = [
  { key: "label", label: "Product", show: ({ label }) => label },
  { key: "code", label: "HSN code", show: ({ code }) => <span className="portal-figures">{code}</span> },
];

/** One member: what it makes, how to reach it, and whether it is a member today. @source issue of the directory, "Firm page" */
export function FirmDetail({ firm }: { firm: DirectoryFirm }) {
  const { contactName, contactEmail, contactPhone, address, description, devices } = firm;
  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, md: 8 }}>
        <Stack gap="lg">
          {description !== "" && (
            <Section title="About this member">
              <Text style={{ whiteSpace: "pre-wrap" }}>{description}</Text>
            </Section>
          )}
          <Section title={`Products (${formatCount(devices.length, "device")})`}>
            <Products devices={devices} />
          </Section>
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 4 }}>
        <Stack gap="lg">
          <SummaryCard
            title="Contact"
            isStacked
            rows={[
              { label: "Contact Person Name", value: contactName },
              { label: "Contact Person Email", value: <MemberEmail address={contactEmail} /> },
              { label: "Contact Person Phone No.", value: <MemberPhone number={contactPhone} /> },
              { label: "Address", value: address },
            ]}
          />
          <VerifiedMark firm={firm} />
        </Stack>
      </Grid.Col>
    </Grid>
  );
}

function Products({ devices }: { devices: readonly Device[] }) {
  return (
    <Stack gap="lg">
      {hsnCategoryKeys.map((category) => {
        const made = devices.filter((device) => device.category === category);
        if (made.length === 0) return null;
        return (
          <div key={category}>
            <Title order={3} size="h4" mb="xs">
              {hsnCategories[category]}
            </Title>
            <DataList
              caption={hsnCategories[category]}
              isCaptionUnseen
              staysTable
              columns={columns}
              rows={made}
              rowKey={({ code }) => code}
              emptyTitle="No devices."
            />
          </div>
        );
      })}
    </Stack>
  );
}
