import { Anchor, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { council } from "#domain/council.ts";
import { IconRosetteDiscountCheck } from "../../shared/icons.ts";
import { QrCode } from "../../components/qr-code.tsx";
import { MarkCodeText } from "./mark-code-text.tsx";
import type { DirectoryFirm } from "./use-directory.ts";

/** The mark of a current member, with the public address where it can be checked. */
export function VerifiedMark({ firm: { memberName, isMemberToday, verifyUrl } }: { firm: DirectoryFirm }) {
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="membership">
      <Title order={2} size="h3" id="membership" mb="xs">
        Membership
      </Title>
      {isMemberToday ? (
        <Stack gap="sm">
          <Group gap="xs" wrap="nowrap">
            <IconRosetteDiscountCheck size={24} color="var(--portal-word-green)" aria-hidden="true" />
            <Text fw={600}>Verified member</Text>
          </Group>
          <Group gap="md" align="flex-start" wrap="nowrap">
            <QrCode text={verifyUrl} label={`QR code of the page that says whether ${memberName} is a member`} sizePx={132} />
            <Text size="sm">
              Anybody can check this: scan the code or open the{" "}
              <Anchor href={verifyUrl} target="_blank" rel="noopener">
                public page
                <span className="portal-unseen"> on the membership of {memberName} (opens in a new tab)</span>
              </Anchor>
              .
            </Text>
          </Group>
          <MarkCodeText verifyUrl={verifyUrl} />
        </Stack>
      ) : (
        <Text>This firm is not a member of {council.shortName} today.</Text>
      )}
    </Paper>
  );
}
