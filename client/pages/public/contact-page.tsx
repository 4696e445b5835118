import { Grid, Paper, Stack, Title } from "@mantine/core";
import { council } from "#domain/council.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { ContactForm } from "../../features/site/contact-form.tsx";
import { CouncilAddress } from "../../features/site/council-address.tsx";
import { OfficeList } from "../../features/site/office-list.tsx";
import { PublicFrame } from "./public-frame.tsx";

/** /contact-us. @source specification 2 "Other public pages" */
export function ContactPage() {
  return (
    <PublicFrame>
      <PageHeading title="Contact us" lead={`Write to ${council.shortName}, or find the office for your matter.`} />
      <Stack gap="xl">
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, md: 8 }}>
            <Paper component="section" withBorder p={{ base: "md", sm: "lg" }} aria-labelledby="write">
              <Title order={2} id="write" mb="sm">
                Send a message
              </Title>
              <ContactForm />
            </Paper>
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 4 }}>
            <CouncilAddress />
          </Grid.Col>
        </Grid>
        <OfficeList />
      </Stack>
    </PublicFrame>
  );
}
