import type { BankLayout } from "#domain/payments/bank-layout.ts";
import type { BankLayoutRow } from "#db/queries/bank-layouts.ts";

/** A layout as the desk shows it. `updatedByName` is null for one that came with the product. */
export type LayoutView = {
  readonly id: string;
  readonly name: string;
  readonly layout: BankLayout;
  readonly isRetired: boolean;
  readonly version: number;
  readonly updatedByName: string | null;
  readonly updatedAt: Date;
};

export const presentLayout = ({
  id,
  name,
  layout,
  isRetired,
  version,
  updatedAt,
  updatedByName,
}: BankLayoutRow & { readonly updatedByName: string | null }): LayoutView => ({ id, name, layout, isRetired, version, updatedByName, updatedAt });
