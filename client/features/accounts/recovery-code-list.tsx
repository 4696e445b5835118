import { Anchor, Stack, Text } from "@mantine/core";
import { council } from "#domain/council.ts";
import classes from "./recovery-code-list.module.css";

/** Ten codes that are shown only once, to print or to save as a file. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const text = [`Recovery codes of your ${council.shortName} login. Each opens it once.`, "", ...codes, ""].join("\r\n");
  return (
    <Stack gap="xs" align="flex-start">
      <Text>
        When the phone is lost, each of these codes opens your login once in the place of the app. They are not shown again: print them or keep the
        file in a safe place, apart from the phone.
      </Text>
      <ol className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Anchor href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={`${council.slug}-recovery-codes.txt`}>
        Download the codes (txt)
      </Anchor>
    </Stack>
  );
}
