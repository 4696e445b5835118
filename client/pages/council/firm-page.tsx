import { Stack } from "@mantine/core";
import { useParams } from "react-router-dom";
import { PageHeading } from "../../components/page-heading.tsx";
import { CouncilFirmCard } from "../../features/members/council-firm-card.tsx";
import { FirmClaims } from "../../features/reviews/firm-claims.tsx";
import { CouncilShell } from "./council-shell.tsx";

/** One firm with its claims of all schemes. */
export function CouncilFirmPage() {
  const { firmId = "" } = useParams();
  return (
    <CouncilShell>
      <PageHeading title="Firm" />
      <Stack gap="lg">
        <CouncilFirmCard firmId={firmId} />
        <FirmClaims firmId={firmId} />
      </Stack>
    </CouncilShell>
  );
}
