import { Text } from "@mantine/core";

/** A sentence in English with the Hindi one below it. */
export const InTwoLanguages = ({ words: { en, hi } }: { readonly words: { readonly en: string; readonly hi: string } }) => (
  <div>
    <Text>{en}</Text>
    <Text lang="hi" size="sm" c="dimmed" mt={4}>
      {hi}
    </Text>
  </div>
);
