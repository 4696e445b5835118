import { ScrollArea, Stack, Text } from "@mantine/core";
import { formatIndianDate } from "#domain/dates.ts";
import { exampleLines, writeBankFile } from "#domain/payments/bank-file.ts";
import { maxLineWidth, type BankLayout } from "#domain/payments/bank-layout.ts";

const facts = { batchNumber: 7, madeOn: formatIndianDate("2027-04-09") };

/** The digits of the tens above a fixed-width line: "         1         2". */
const ruler = (length: number): string =>
  Array.from({ length: Math.ceil(length / 10) }, (_, ten) => String(ten + 1).padStart(10))
    .join("")
    .slice(0, Math.min(length, maxLineWidth));

/** What the file of a layout looks like with two made-up lines. */
export function LayoutPreview({ layout }: { readonly layout: BankLayout | undefined }) {
  if (layout === undefined) return <Text size="sm">The preview appears once nothing is wrong with the layout.</Text>;
  const { text = "", problems } = writeBankFile(layout, exampleLines, facts);
  const width = Math.max(...text.split(layout.lineEnd).map((row) => row.length));
  return (
    <Stack gap="xs">
      <Text size="sm">Two made-up payments. Blanks are shown as dots.</Text>
      {problems !== undefined ? (
        <Text c="var(--portal-error)">{problems.join(". ")}</Text>
      ) : (
        <ScrollArea type="auto" tabIndex={0} role="region" aria-label="Preview of the bank file">
          <pre style={{ margin: 0, paddingBlockEnd: "0.75rem" }}>
            {layout.format === "fixed_width" && `${ruler(width)}\n`}
            {text.replaceAll(" ", "·").replaceAll("\r\n", "\n").replaceAll("\t", "⇥")}
          </pre>
        </ScrollArea>
      )}
    </Stack>
  );
}
