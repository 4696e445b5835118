import { Group, Stack, Text } from "@mantine/core";
import { QrCode } from "../../components/qr-code.tsx";
import { Section } from "../../components/section.tsx";

type EntranceCodeProps = { readonly code: { readonly address: string; readonly short: string }; readonly title: string };

/** What an exhibitor shows at the entrance. */
export function EntranceCode({ code: { address, short }, title }: EntranceCodeProps) {
  return (
    <Section title="Your code for the entrance">
      <Group gap="lg" align="center">
        <QrCode text={address} label={`QR code for the entrance of ${title}; the short code is next to it`} sizePx={196} />
        <Stack gap={4}>
          <Text>Show this at the entrance, printed or on a phone.</Text>
          <Text>
            Without a camera: <strong className="portal-figures">{short}</strong>
          </Text>
        </Stack>
      </Group>
    </Section>
  );
}
