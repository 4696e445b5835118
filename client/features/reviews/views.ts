import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "#server/trpc/router.ts";

type Outputs = inferRouterOutputs<AppRouter>;

/** A reimbursement as the council and the officer see it. */
export type ReviewView = Outputs["reviews"]["save"];
/** Everything that a review begins with. */
export type ReviewDeskView = Outputs["reviews"]["open"];
/** Everything that a decision begins with. */
export type DecisionDeskView = Outputs["dgft"]["open"];
export type ReviewDraft = NonNullable<ReviewDeskView["draft"]>;
export type PresentReviewer = ReviewDeskView["others"][number];
export type Neighbours = ReviewDeskView["neighbours"];
export type ReviewDocument = ReviewView["documents"][number];
export type ReviewItem = ReviewView["items"][number];
export type ReviewSheetLine = NonNullable<ReviewView["sheet"]>["lines"][number];
export type ReviewRowsPage = Outputs["reviews"]["list"];
export type ReviewListRow = ReviewRowsPage["rows"][number];
export type DgftQueryRow = Outputs["reviews"]["dgftQueries"]["rows"][number];
export type DossierView = Outputs["dossiers"]["get"];
