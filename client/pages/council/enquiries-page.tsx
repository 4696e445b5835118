import { Stack } from "@mantine/core";
import { PageHeading } from "../../components/page-heading.tsx";
import { Section } from "../../components/section.tsx";
import { EnquiryCounts } from "../../features/directory/enquiry-counts.tsx";
import { ReportedEnquiries } from "../../features/directory/reported-enquiries.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** How buyers use the directory to write to members, and what members call abuse. */
export function CouncilEnquiriesPage() {
  return (
    <CouncilShell>
      <PageHeading
        title="Enquiries"
        lead="How many enquiries buyers sent to members. Their text stays between the two, unless a member reports it."
      />
      <Stack gap="lg">
        <EnquiryCounts />
        <Section title="Reported as abuse">
          <ReportedEnquiries />
        </Section>
      </Stack>
    </CouncilShell>
  );
}
