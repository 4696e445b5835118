import { Button, Stack } from "@mantine/core";
import { feeTableOf, type Fee } from "#domain/members/membership-fees.ts";
import { DataList, type Column } from "../../../components/data-list.tsx";
import { Section } from "../../../components/section.tsx";
import { SummaryCard } from "../../../components/summary-card.tsx";
import { formatDateTime, groupIndian } from "../../../shared/format.ts";
import { typedOf, type TypedFees } from "./fee-form.ts";
import type { ListedFees } from "./use-fee-tables.ts";

const rupees = (inr: number) => groupIndian(String(inr));

const columns: readonly Column<Fee & { readonly label: string }>[] = [
  { key: "label", label: "Exports or kind of member", show: ({ label }) => label },
  { key: "fee", label: "Fee", isFigure: true, show: ({ feeInr }) => rupees(feeInr) },
  { key: "gst", label: "GST", isFigure: true, show: ({ gstInr }) => rupees(gstInr) },
  { key: "total", label: "Total", isFigure: true, show: ({ totalInr }) => rupees(totalInr) },
];

/** Who prepared or published a table; without a name it came with the product. */
export const whoOf = (name: string | null): string => name ?? "Came with the product";

type PublishedFeesProps = {
  readonly table: ListedFees;
  /** The next table of the same year, which replaced this one. */
  readonly replacedBy: ListedFees | undefined;
  /** Undefined while another table is in the form. */
  readonly onCorrect: ((first: TypedFees) => void) | undefined;
};

/** A published table: the one that holds, with the way to correct it, or one that was replaced. */
export function PublishedFees({ table, replacedBy, onCorrect }: PublishedFeesProps) {
  const { financialYear, fees, publishedAt } = table;
  const { bands, categories, gstPercent } = feeTableOf(financialYear, fees);
  const replacedAt = replacedBy?.publishedAt ?? null;
  return (
    <Section title={`Fees of ${financialYear}${replacedBy === undefined ? "" : ", replaced"}`}>
      <Stack gap="md">
        <SummaryCard
          rows={[
            { label: "Source", value: table.sourceName },
            { label: "Prepared by", value: whoOf(table.preparedByName) },
            { label: "Published by", value: whoOf(table.publishedByName) },
            ...(publishedAt === null ? [] : [{ label: "Published on", value: formatDateTime(publishedAt) }]),
            ...(replacedAt === null ? [] : [{ label: "Replaced on", value: formatDateTime(replacedAt) }]),
          ]}
        />
        <DataList
          caption={`Fees in rupees, with GST of ${gstPercent}%`}
          columns={columns}
          rows={[...bands, ...categories]}
          rowKey={({ label }) => label}
          emptyTitle=""
        />
        {replacedBy === undefined && onCorrect !== undefined && (
          <div>
            <Button variant="default" onClick={() => onCorrect(typedOf({ financialYear, sourceName: "", fees }))}>
              Correct the fees of {financialYear}
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}
