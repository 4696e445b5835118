import { Stack } from "@mantine/core";
import { layoutValues, type BankLayout } from "#domain/payments/bank-layout.ts";
import { SummaryCard } from "../../components/summary-card.tsx";
import { LayoutPreview } from "./layout-preview.tsx";

/** The layout that a batch keeps. A heading may say one thing and its column hold another, so each is shown with what it holds. */
export const BatchLayout = ({ layout }: { readonly layout: BankLayout }) => (
  <Stack gap="md">
    <SummaryCard
      rows={layout.columns.map(({ heading, value, text }) => ({
        label: heading,
        value: value === "constant" ? `${layoutValues.constant}: ${text}` : layoutValues[value],
      }))}
    />
    <LayoutPreview layout={layout} />
  </Stack>
);
