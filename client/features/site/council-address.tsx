import { Anchor, Paper, Stack, Text, Title } from "@mantine/core";
import { council } from "#domain/council.ts";
import { IconExternalLink } from "../../components/icons.ts";

const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(council.address.join(", "))}`;

/** Where the council's office is. @source specification 2 "/contact-us" */
export function CouncilAddress() {
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="address">
      <Stack gap="sm" align="flex-start">
        <Title order={2} size="h3" id="address">
          Office address
        </Title>
        <address style={{ fontStyle: "normal" }}>
          <Text fw={600}>{council.fullName}</Text>
          {council.address.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </address>
        <Anchor href={map} target="_blank" rel="noopener noreferrer">
          Map of the area <IconExternalLink size={16} aria-hidden="true" />{" "}
          <span className="portal-unseen">(opens openstreetmap.org in a new tab)</span>
        </Anchor>
        <Anchor href={`mailto:${council.contactEmail}`}>{council.contactEmail}</Anchor>
      </Stack>
    </Paper>
  );
}
