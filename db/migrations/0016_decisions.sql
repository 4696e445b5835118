CREATE TABLE "decisions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reimbursement_id" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"reason" text,
	"recommendation_id" uuid,
	"sanctioned_paise" bigint,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"content_version" integer NOT NULL,
	CONSTRAINT "decisions_kind_known" CHECK (kind in ('approve', 'refuse', 'council_close')),
	CONSTRAINT "decisions_number_counts_from_one" CHECK ("decisions"."number" >= 1)
);
--> statement-breakpoint
CREATE TABLE "reopenings" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reimbursement_id" text NOT NULL,
	"decision_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"settled_by" uuid,
	"settled_at" timestamp with time zone,
	CONSTRAINT "reopenings_kind_known" CHECK (kind in ('fresh_look', 'reopening')),
	CONSTRAINT "reopenings_state_known" CHECK (state in ('waiting', 'confirmed', 'declined', 'overtaken')),
	CONSTRAINT "reopenings_reason_not_blank" CHECK (btrim("reopenings"."reason") <> ''),
	CONSTRAINT "reopenings_settled_whole" CHECK (("reopenings"."state" = 'waiting') = ("reopenings"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "sample_seeds" (
	"month" text PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sample_seeds_month_format" CHECK ("sample_seeds"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "second_looks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reimbursement_id" text NOT NULL,
	"why" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"looked_by" uuid,
	"looked_at" timestamp with time zone,
	"remark" text,
	CONSTRAINT "second_looks_why_known" CHECK (why in ('amount', 'above_rules', 'sample')),
	CONSTRAINT "second_looks_outcome_known" CHECK (outcome in ('confirmed', 'changed', 'sent_back', 'dropped')),
	CONSTRAINT "second_looks_looked_whole" CHECK (("second_looks"."outcome" is null) = ("second_looks"."looked_at" is null)),
	CONSTRAINT "second_looks_sent_back_has_remark" CHECK ("second_looks"."outcome" <> 'sent_back' or btrim("second_looks"."remark") <> '')
);
--> statement-breakpoint
ALTER TABLE "reimbursements" DROP CONSTRAINT "reimbursements_state_known";--> statement-breakpoint
DROP INDEX "reimbursements_needs_council_index";--> statement-breakpoint
DROP INDEX "reimbursements_council_turn_index";--> statement-breakpoint
DROP INDEX "reimbursements_dgft_turn_index";--> statement-breakpoint
DROP INDEX "reimbursements_council_owner_index";--> statement-breakpoint
ALTER TABLE "recommendations" ADD COLUMN "second_look" text;--> statement-breakpoint
ALTER TABLE "reimbursements" ADD COLUMN "decided_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reimbursements" ADD COLUMN "fresh_look_until" date;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_recommendation_id_recommendations_id_fk" FOREIGN KEY ("recommendation_id") REFERENCES "public"."recommendations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reopenings" ADD CONSTRAINT "reopenings_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reopenings" ADD CONSTRAINT "reopenings_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reopenings" ADD CONSTRAINT "reopenings_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reopenings" ADD CONSTRAINT "reopenings_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_looks" ADD CONSTRAINT "second_looks_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_looks" ADD CONSTRAINT "second_looks_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_looks" ADD CONSTRAINT "second_looks_looked_by_users_id_fk" FOREIGN KEY ("looked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_number_unique" ON "decisions" USING btree ("reimbursement_id","number");--> statement-breakpoint
CREATE INDEX "reopenings_reimbursement_index" ON "reopenings" USING btree ("reimbursement_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reopenings_one_waiting" ON "reopenings" USING btree ("reimbursement_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "reopenings_one_fresh_look" ON "reopenings" USING btree ("reimbursement_id") WHERE kind = 'fresh_look';--> statement-breakpoint
CREATE UNIQUE INDEX "second_looks_one_waiting" ON "second_looks" USING btree ("reimbursement_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "second_looks_reimbursement_index" ON "second_looks" USING btree ("reimbursement_id","asked_at");--> statement-breakpoint
CREATE INDEX "second_looks_looked_at_index" ON "second_looks" USING btree ("looked_at");--> statement-breakpoint
CREATE INDEX "reimbursements_needs_council_index" ON "reimbursements" USING btree ("scheme","party_since","id") WHERE state in ('SUBMITTED', 'UNDER_REVIEW', 'RESUBMITTED', 'FRESH_LOOK', 'DEFICIENCY_DGFT');--> statement-breakpoint
CREATE INDEX "reimbursements_council_turn_index" ON "reimbursements" USING btree ("scheme",(case when state in ('SUBMITTED', 'UNDER_REVIEW', 'RESUBMITTED', 'FRESH_LOOK', 'DEFICIENCY_DGFT') then 0 when state in ('UNDER_REVIEW_DGFT') then 1 when state in ('DEFICIENCY_SHARED') then 2 when state in ('DRAFT', 'APPROVED_DGFT', 'CLOSED') then 3 end),"party_since","id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "reimbursements_dgft_turn_index" ON "reimbursements" USING btree ("scheme",(case when state in ('UNDER_REVIEW_DGFT') then 0 when state in ('SUBMITTED', 'UNDER_REVIEW', 'RESUBMITTED', 'FRESH_LOOK', 'DEFICIENCY_DGFT') then 1 when state in ('DEFICIENCY_SHARED') then 2 when state in ('DRAFT', 'APPROVED_DGFT', 'CLOSED') then 3 end),"party_since","id") WHERE first_forwarded_at is not null;--> statement-breakpoint
CREATE INDEX "reimbursements_council_owner_index" ON "reimbursements" USING btree ("council_owner_id","party_since","id") WHERE state in ('SUBMITTED', 'UNDER_REVIEW', 'RESUBMITTED', 'FRESH_LOOK', 'DEFICIENCY_DGFT');--> statement-breakpoint
ALTER TABLE "reimbursements" ADD CONSTRAINT "reimbursements_state_known" CHECK (state in ('DRAFT', 'SUBMITTED', 'UNDER_REVIEW', 'DEFICIENCY_SHARED', 'RESUBMITTED', 'FRESH_LOOK', 'UNDER_REVIEW_DGFT', 'DEFICIENCY_DGFT', 'APPROVED_DGFT', 'CLOSED'));--> statement-breakpoint
-- The decisions that were made before: closed by DGFT or the council, or approved. A firm that withdrew decided nothing.
INSERT INTO decisions (reimbursement_id, number, kind, decided_by, decided_at, reason, recommendation_id, sanctioned_paise, lines, content_version)
SELECT h.reimbursement_id, 1, h.action, h.actor_id, h.at, CASE WHEN h.action <> 'approve' THEN r.closed_reason END,
	CASE WHEN h.action <> 'council_close' THEN (SELECT c.id FROM recommendations c WHERE c.reimbursement_id = r.id AND c.forwarded_at IS NOT NULL ORDER BY c.forwarded_at DESC LIMIT 1) END,
	CASE WHEN h.action = 'approve' THEN r.sanctioned_paise END,
	coalesce((SELECT jsonb_agg(jsonb_build_object('itemId', s.item_id, 'sanctionedPaise', s.sanctioned_paise, 'reason', s.reason))
		FROM sanction_lines s WHERE h.action = 'approve' AND s.reimbursement_id = r.id), '[]'::jsonb),
	r.content_version
FROM reimbursement_history h JOIN reimbursements r ON r.id = h.reimbursement_id
WHERE h.action IN ('approve', 'refuse', 'council_close') AND r.state IN ('APPROVED_DGFT', 'CLOSED');--> statement-breakpoint
-- Thirty days, as the setting says without a value of its own.
UPDATE reimbursements SET fresh_look_until = (d.decided_at AT TIME ZONE 'Asia/Kolkata')::date + 30
FROM decisions d LEFT JOIN recommendations c ON c.id = d.recommendation_id
WHERE d.reimbursement_id = reimbursements.id AND (d.kind <> 'approve' OR d.sanctioned_paise < c.recommended_paise);--> statement-breakpoint
CREATE TRIGGER decisions_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "decisions" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
ALTER TABLE "decisions" ENABLE ALWAYS TRIGGER decisions_only_grow;
