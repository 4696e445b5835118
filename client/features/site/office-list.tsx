import { Anchor, Paper, SimpleGrid, Stack, Title } from "@mantine/core";
import { council } from "#domain/council.ts";
import { offices } from "#domain/site/offices.ts";
import { SummaryCard } from "../../components/summary-card.tsx";

/** The offices of the council and how to reach them. @source specification 2 "/contact-us" */
export function OfficeList() {
  return (
    <Stack component="section" gap="md" aria-labelledby="offices">
      <Title order={2} id="offices">
        Offices
      </Title>
      <SimpleGrid component="ul" cols={{ base: 1, sm: 2, lg: 3 }} spacing="md" m={0} p={0} style={{ listStyle: "none" }}>
        {offices.map(({ title, matters }) => (
          <Paper component="li" key={title} withBorder p="md">
            <Title order={3} mb="xs">
              {title}
            </Title>
            <SummaryCard
              isStacked
              rows={[
                { label: "Write for", value: matters },
                { label: "Phone", value: undefined },
                { label: "Email", value: <Anchor href={mailTo(title)}>{council.contactEmail}</Anchor> },
              ]}
            />
          </Paper>
        ))}
      </SimpleGrid>
    </Stack>
  );
}

const mailTo = (office: string): string => `mailto:${council.contactEmail}?subject=${encodeURIComponent(office)}`;
