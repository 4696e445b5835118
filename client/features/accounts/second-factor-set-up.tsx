import { Anchor, Code, List, Stack, Text } from "@mantine/core";
import { lazy, Suspense } from "react";
import { CodeForm } from "./code-form.tsx";

/** Loaded when it is drawn: few people set up a second factor. */
const QrCode = lazy(async () => ({ default: (await import("../../components/qr-code.tsx")).QrCode }));
const qrCodeSizePx = 200;

type SecondFactorSetUpProps = {
  readonly view: { readonly secret: string; readonly address: string };
  readonly isBusy: boolean;
  readonly refusal: string | undefined;
  readonly attempt: number;
  readonly onConfirm: (code: string) => void;
  readonly onCancel: () => void;
};

/** Groups of four, as people read a long key aloud. */
const inGroups = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, "$& ");

/** The secret for the app, as a picture and as text, and the first code. */
export function SecondFactorSetUp({ view: { secret, address }, onConfirm, ...form }: SecondFactorSetUpProps) {
  return (
    <Stack gap="md">
      <List type="ordered" spacing="xs">
        <List.Item>Open an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or FreeOTP.</List.Item>
        <List.Item>Scan this picture with the app, or type the key below it.</List.Item>
        <List.Item>Enter the 6 digits that the app shows then.</List.Item>
      </List>
      <div style={{ minBlockSize: qrCodeSizePx }}>
        <Suspense>
          <QrCode text={address} label="QR code with the key for your authenticator app; the same key stands below as text" sizePx={qrCodeSizePx} />
        </Suspense>
      </div>
      <div>
        <Text size="sm" fw={600} id="second-factor-key">
          Key to type
        </Text>
        <Code aria-labelledby="second-factor-key" fz="md" style={{ overflowWrap: "anywhere" }}>
          {inGroups(secret)}
        </Code>
        <Text size="sm" c="dimmed">
          Time-based, 6 digits, 30 seconds.
        </Text>
        {/* A phone cannot scan its own screen. */}
        <Anchor href={address} hiddenFrom="sm">
          Open the key in an app on this phone
        </Anchor>
      </div>
      <CodeForm id="first-code" sendLabel="Switch it on" takesRecoveryCodes={false} onSend={onConfirm} {...form} />
    </Stack>
  );
}
