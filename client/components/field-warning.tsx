import { Text } from "@mantine/core";

/** A warning next to a field, announced politely; it does not prevent saving. */
export function FieldWarning({ text }: { text: string | undefined }) {
  return (
    <Text role="status" size="sm" mt={text === undefined ? 0 : 4}>
      {text ?? ""}
    </Text>
  );
}
