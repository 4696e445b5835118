-- For looking up a part of a name or number; trusted, so the owner of the database may make it.
create extension if not exists pg_trgm;
--> statement-breakpoint
CREATE TABLE "review_drafts" (
	"reimbursement_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"verdicts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_drafts_pkey" PRIMARY KEY("reimbursement_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "review_presence" (
	"reimbursement_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_presence_pkey" PRIMARY KEY("reimbursement_id","user_id")
);
--> statement-breakpoint
DROP INDEX "reimbursements_review_index";--> statement-breakpoint
ALTER TABLE "review_drafts" ADD CONSTRAINT "review_drafts_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_drafts" ADD CONSTRAINT "review_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_presence" ADD CONSTRAINT "review_presence_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_presence" ADD CONSTRAINT "review_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "firms_name_words_index" ON "firms" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "firms_contact_name_words_index" ON "firms" USING gin ("contact_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reimbursements_submitted_index" ON "reimbursements" USING btree ("scheme","state_since","id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "reimbursements_number_index" ON "reimbursements" USING btree ("scheme","id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "reimbursements_state_index" ON "reimbursements" USING btree ("scheme","state","state_since","id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "reimbursements_needs_council_index" ON "reimbursements" USING btree ("scheme","state_since","id") WHERE state in ('SUBMITTED', 'UNDER_REVIEW', 'RESUBMITTED', 'DEFICIENCY_DGFT');--> statement-breakpoint
CREATE INDEX "reimbursements_needs_dgft_index" ON "reimbursements" USING btree ("scheme","state_since","id") WHERE state in ('UNDER_REVIEW_DGFT');--> statement-breakpoint
CREATE INDEX "reimbursements_firm_list_index" ON "reimbursements" USING btree ("firm_id","scheme","state_since","id");--> statement-breakpoint
CREATE INDEX "reimbursements_id_words_index" ON "reimbursements" USING gin ("id" gin_trgm_ops);