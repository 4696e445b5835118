import { Text } from "@mantine/core";

/** What looks wrong beside a field, told politely; it keeps nobody from saving. */
export function FieldWarning({ text }: { text: string | undefined }) {
  return (
    <Text role="status" size="sm" mt={text === undefined ? 0 : 4}>
      {text ?? ""}
    </Text>
  );
}
