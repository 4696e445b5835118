import { Code, Text } from "@mantine/core";
import { markCodeIn } from "#domain/directory/mark-code.ts";

/** The code of a mark, as a reader enters it on the website. One click selects all of it. */
export function MarkCodeText({ verifyUrl }: { verifyUrl: string }) {
  return (
    <Text size="sm">
      Code:{" "}
      <Code fz="sm" style={{ overflowWrap: "anywhere", userSelect: "all" }}>
        {markCodeIn(verifyUrl)}
      </Code>
    </Text>
  );
}
