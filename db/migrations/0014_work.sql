CREATE TABLE "absences" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"from_on" date NOT NULL,
	"until_on" date NOT NULL,
	"deputy_id" uuid,
	"set_by" uuid NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"cancelled_by" uuid,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "absences_days_in_order" CHECK ("absences"."from_on" <= "absences"."until_on"),
	CONSTRAINT "absences_deputy_is_another" CHECK ("absences"."deputy_id" <> "absences"."user_id")
);
--> statement-breakpoint
CREATE TABLE "office_settings" (
	"office" text PRIMARY KEY NOT NULL,
	"shares_by_load" boolean NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "office_settings_office_known" CHECK (office in ('council', 'dgft'))
);
--> statement-breakpoint
CREATE TABLE "owner_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "owner_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reimbursement_id" text NOT NULL,
	"office" text NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid,
	"previous_id" uuid,
	"changed_by" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "owner_changes_office_known" CHECK (office in ('council', 'dgft')),
	CONSTRAINT "owner_changes_kind_known" CHECK (kind in ('taken', 'taken_over', 'given', 'shared', 'freed', 'left'))
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"path" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_views_name_not_blank" CHECK (btrim("saved_views"."name") <> '')
);
--> statement-breakpoint
ALTER TABLE "reimbursements" ADD COLUMN "council_owner_id" uuid;--> statement-breakpoint
ALTER TABLE "reimbursements" ADD COLUMN "dgft_owner_id" uuid;--> statement-breakpoint
ALTER TABLE "reimbursements" ADD COLUMN "council_owner_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reimbursements" ADD COLUMN "dgft_owner_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reimbursements" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_deputy_id_users_id_fk" FOREIGN KEY ("deputy_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_cancelled_by_users_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_settings" ADD CONSTRAINT "office_settings_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_changes" ADD CONSTRAINT "owner_changes_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_changes" ADD CONSTRAINT "owner_changes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_changes" ADD CONSTRAINT "owner_changes_previous_id_users_id_fk" FOREIGN KEY ("previous_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_changes" ADD CONSTRAINT "owner_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "absences_until_index" ON "absences" USING btree ("until_on") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "owner_changes_reimbursement_index" ON "owner_changes" USING btree ("reimbursement_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name_unique" ON "saved_views" USING btree ("user_id","path",lower("name"));--> statement-breakpoint
ALTER TABLE "reimbursements" ADD CONSTRAINT "reimbursements_council_owner_id_users_id_fk" FOREIGN KEY ("council_owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reimbursements" ADD CONSTRAINT "reimbursements_dgft_owner_id_users_id_fk" FOREIGN KEY ("dgft_owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reimbursement_items_country_index" ON "reimbursement_items" USING btree ((facts ->> 'country'),"reimbursement_id");--> statement-breakpoint
CREATE INDEX "reimbursement_items_event_index" ON "reimbursement_items" USING btree (lower(facts ->> 'event') text_pattern_ops,"reimbursement_id");--> statement-breakpoint
CREATE INDEX "reimbursement_steps_exhibition_index" ON "reimbursement_steps" USING btree (lower(answers ->> 'exhibition_name') text_pattern_ops,"reimbursement_id") WHERE answers ? 'exhibition_name';--> statement-breakpoint
CREATE INDEX "reimbursements_council_owner_index" ON "reimbursements" USING btree ("council_owner_id","party_since","id") WHERE state in ('SUBMITTED', 'UNDER_REVIEW', 'RESUBMITTED', 'DEFICIENCY_DGFT');--> statement-breakpoint
CREATE INDEX "reimbursements_dgft_owner_index" ON "reimbursements" USING btree ("dgft_owner_id","party_since","id") WHERE state in ('UNDER_REVIEW_DGFT');--> statement-breakpoint
CREATE INDEX "reimbursements_age_index" ON "reimbursements" USING btree ("scheme","submitted_at","id") WHERE submitted_at is not null and state not in ('APPROVED_DGFT', 'CLOSED');--> statement-breakpoint
CREATE TRIGGER owner_changes_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "owner_changes" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
ALTER TABLE "owner_changes" ENABLE ALWAYS TRIGGER owner_changes_only_grow;
