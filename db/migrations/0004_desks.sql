CREATE TABLE "staff_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"email" "citext" NOT NULL,
	"name" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_requests_kind_known" CHECK (kind in ('invite', 'role', 'reactivate')),
	CONSTRAINT "staff_requests_names_login" CHECK (("staff_requests"."kind" = 'invite') = ("staff_requests"."user_id" is null))
);
--> statement-breakpoint
DROP INDEX "reimbursements_submitted_index";--> statement-breakpoint
DROP INDEX "reimbursements_state_index";--> statement-breakpoint
DROP INDEX "reimbursements_needs_council_index";--> statement-breakpoint
DROP INDEX "reimbursements_needs_dgft_index";--> statement-breakpoint
DROP INDEX "reimbursements_dgft_index";--> statement-breakpoint
DROP INDEX "reimbursements_council_turn_index";--> statement-breakpoint
DROP INDEX "reimbursements_dgft_turn_index";--> statement-breakpoint
DROP INDEX "reimbursements_firm_list_index";--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "reimbursement_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "enquiry_entry_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "actor_name" text;--> statement-breakpoint
ALTER TABLE "reimbursements" ADD COLUMN "party_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- The wait of a party begins with the last action that handed the reimbursement to it from another party.
UPDATE "reimbursements" SET "party_since" = "state_since";--> statement-breakpoint
UPDATE "reimbursements" SET "party_since" = "handed"."at" FROM (
  SELECT "h"."reimbursement_id", max("h"."at") AS "at"
  FROM "reimbursement_history" "h"
  CROSS JOIN LATERAL (SELECT
    CASE WHEN "h"."to_state" IN ('SUBMITTED', 'UNDER_REVIEW', 'RESUBMITTED', 'DEFICIENCY_DGFT') THEN 'council' WHEN "h"."to_state" = 'DEFICIENCY_SHARED' THEN 'member' WHEN "h"."to_state" = 'UNDER_REVIEW_DGFT' THEN 'dgft' ELSE 'nobody' END AS "to_party",
    CASE WHEN "h"."from_state" IN ('SUBMITTED', 'UNDER_REVIEW', 'RESUBMITTED', 'DEFICIENCY_DGFT') THEN 'council' WHEN "h"."from_state" = 'DEFICIENCY_SHARED' THEN 'member' WHEN "h"."from_state" = 'UNDER_REVIEW_DGFT' THEN 'dgft' WHEN "h"."from_state" IS NOT NULL THEN 'nobody' END AS "from_party") "parties"
  WHERE "parties"."to_party" IS DISTINCT FROM "parties"."from_party"
  GROUP BY "h"."reimbursement_id") "handed"
WHERE "handed"."reimbursement_id" = "reimbursements"."id";--> statement-breakpoint
ALTER TABLE "reimbursements" ADD COLUMN "dgft_marks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_requests" ADD CONSTRAINT "staff_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_requests" ADD CONSTRAINT "staff_requests_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_requests_one_per_email" ON "staff_requests" USING btree (lower("email"::text));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_enquiry_entry_id_enquiry_members_id_fk" FOREIGN KEY ("enquiry_entry_id") REFERENCES "public"."enquiry_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_enquiry_index" ON "notifications" USING btree ("enquiry_entry_id") WHERE enquiry_entry_id is not null;--> statement-breakpoint
CREATE INDEX "reimbursements_submitted_index" ON "reimbursements" USING btree ("scheme","party_since","id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "reimbursements_state_index" ON "reimbursements" USING btree ("scheme","state","party_since","id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "reimbursements_needs_council_index" ON "reimbursements" USING btree ("scheme","party_since","id") WHERE state in ('SUBMITTED', 'UNDER_REVIEW', 'RESUBMITTED', 'DEFICIENCY_DGFT');--> statement-breakpoint
CREATE INDEX "reimbursements_needs_dgft_index" ON "reimbursements" USING btree ("scheme","party_since","id") WHERE state in ('UNDER_REVIEW_DGFT');--> statement-breakpoint
CREATE INDEX "reimbursements_dgft_index" ON "reimbursements" USING btree ("scheme","party_since","id") WHERE first_forwarded_at is not null;--> statement-breakpoint
CREATE INDEX "reimbursements_council_turn_index" ON "reimbursements" USING btree ("scheme",(case when state in ('SUBMITTED', 'UNDER_REVIEW', 'RESUBMITTED', 'DEFICIENCY_DGFT') then 0 when state in ('UNDER_REVIEW_DGFT') then 1 when state in ('DEFICIENCY_SHARED') then 2 when state in ('DRAFT', 'APPROVED_DGFT', 'CLOSED') then 3 end),"party_since","id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "reimbursements_dgft_turn_index" ON "reimbursements" USING btree ("scheme",(case when state in ('UNDER_REVIEW_DGFT') then 0 when state in ('SUBMITTED', 'UNDER_REVIEW', 'RESUBMITTED', 'DEFICIENCY_DGFT') then 1 when state in ('DEFICIENCY_SHARED') then 2 when state in ('DRAFT', 'APPROVED_DGFT', 'CLOSED') then 3 end),"party_since","id") WHERE first_forwarded_at is not null;--> statement-breakpoint
CREATE INDEX "reimbursements_firm_list_index" ON "reimbursements" USING btree ("firm_id","scheme","party_since","id","submitted_at","first_forwarded_at");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_one" CHECK (("notifications"."reimbursement_id" is null) <> ("notifications"."enquiry_entry_id" is null));