import { Stack } from "@mantine/core";
import { PageHeading } from "../../components/page-heading.tsx";
import { Section } from "../../components/section.tsx";
import { RateDesk } from "../../features/rules/rate-desk.tsx";
import { RateImport } from "../../features/rules/rate-import.tsx";
import { RateList } from "../../features/rules/rate-list.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** The rupees for one unit of each currency and day, as the office enters them. */
export function ExchangeRatesPage() {
  return (
    <CouncilShell>
      <PageHeading
        title="Exchange rates"
        lead="Costs in other currencies are computed in rupees with the rate of their day. The portal fetches no rates: the office enters them or imports a list."
      />
      <Stack gap="lg">
        <RateDesk />
        <Section title="Import a list of rates">
          <RateImport />
        </Section>
        <RateList />
      </Stack>
    </CouncilShell>
  );
}
