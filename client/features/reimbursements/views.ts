import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "#server/trpc/router.ts";

type Outputs = inferRouterOutputs<AppRouter>;

/** A reimbursement as its member sees it. */
export type ReimbursementView = Outputs["reimbursements"]["getOwn"];
export type DocumentView = ReimbursementView["documents"][number];
export type FileView = NonNullable<DocumentView["current"]>["files"][number];
export type DeficiencyView = DocumentView["deficiencies"][number];
export type OwnReimbursementRow = Outputs["reimbursements"]["listOwn"]["rows"][number];
export type KnownAnswers = Outputs["reimbursements"]["knownAnswers"];
export type MemberDetail = Outputs["members"]["detail"];
