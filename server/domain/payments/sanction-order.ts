import type { Paise } from "../rules/amounts.ts";

/** What a correction of an order changes; what is absent stays. An amount of zero cancels its line. */
export type SanctionOrderChange = {
  readonly number?: string;
  /** YYYY-MM-DD. */
  readonly orderedOn?: string;
  readonly budgetHead?: string;
  readonly fileId?: string;
  readonly lines?: readonly { readonly lineId: string; readonly amountPaise: Paise }[];
};
