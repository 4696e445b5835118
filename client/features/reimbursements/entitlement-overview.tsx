import { Anchor, SimpleGrid, Stack, Title } from "@mantine/core";
import { Link } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import { EntitlementCard } from "./entitlement-card.tsx";

/** What the firm may claim under each scheme, side by side. */
export const EntitlementOverview = () => (
  <Stack component="section" gap="sm" aria-labelledby="entitlements">
    <Title order={2} size="h3" id="entitlements">
      What your firm may claim
    </Title>
    <SimpleGrid cols={{ base: 1, lg: 3 }} spacing="md">
      {schemeKinds.map((kind) => (
        <EntitlementCard key={kind} scheme={schemeOf(kind)} isOverview />
      ))}
    </SimpleGrid>
    <Anchor component={Link} to={paths.expectedClaims}>
      Registrations in hand: see the last day to file, and be reminded
    </Anchor>
  </Stack>
);
