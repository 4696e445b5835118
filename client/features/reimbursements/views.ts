import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "#server/trpc/router.ts";

type Outputs = inferRouterOutputs<AppRouter>;

/** A reimbursement as its member sees it. */
export type ReimbursementView = Outputs["reimbursements"]["getOwn"];
/** One cost of the computation sheet. */
export type SheetLineView = NonNullable<ReimbursementView["sheet"]>["lines"][number];
/** The decisions on a reimbursement, and the actions that undo the last one. */
export type DecisionsView = Outputs["reimbursements"]["decisions"];
export type ForSecondView = Outputs["reimbursements"]["forSecond"]["rows"][number];
export type DocumentView = ReimbursementView["documents"][number];
export type SheetLine = NonNullable<ReimbursementView["sheet"]>["lines"][number];
export type ItemView = ReimbursementView["items"][number];
export type FileView = NonNullable<DocumentView["current"]>["files"][number];
export type DeficiencyView = DocumentView["deficiencies"][number];
export type OwnReimbursementRow = Outputs["reimbursements"]["listOwn"]["rows"][number];
export type KnownAnswers = Outputs["reimbursements"]["knownAnswers"];
export type EntitlementView = Outputs["reimbursements"]["entitlement"];
export type ExpectedClaimView = Outputs["reimbursements"]["expected"]["list"][number];
