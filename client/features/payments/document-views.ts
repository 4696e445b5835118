import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "#server/trpc/router.ts";
import type { ReceiptLanguage } from "#domain/payments/pre-receipt.ts";

type Outputs = inferRouterOutputs<AppRouter>["payments"]["documents"];
export type OwnPayments = Outputs["own"];
export type OwnPayment = OwnPayments["payments"][number];
export type FirmTask = OwnPayments["tasks"][number];
export type BankAccountView = NonNullable<OwnPayments["account"]>;
export type WaitingDocument = Outputs["list"]["rows"][number];
export type AccountCheckView = Outputs["account"];
export type PreReceiptCheckView = Outputs["preReceipt"];
export type DocumentFile = NonNullable<AccountCheckView["cheque"]>;
export type CheckedBranch = Outputs["checkBranches"]["rows"][number];
export type BranchCounts = Outputs["checkBranches"]["counts"];

/** The address of the filled pre-receipt of a payment. */
export const preReceiptUrl = (lineId: string, language: ReceiptLanguage): string => `/files/payments/pre-receipts/${lineId}?language=${language}`;
