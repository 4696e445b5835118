CREATE TABLE "assessments" (
	"reimbursement_id" text NOT NULL,
	"item_id" uuid NOT NULL,
	"admissible_paise" bigint,
	"reason_code" text,
	"reason" text NOT NULL,
	"set_by" uuid NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assessments_pkey" PRIMARY KEY("reimbursement_id","item_id"),
	CONSTRAINT "assessments_admissible_not_negative" CHECK ("assessments"."admissible_paise" >= 0),
	CONSTRAINT "assessments_has_reason" CHECK (btrim("assessments"."reason") <> '' or "assessments"."reason_code" is not null)
);
--> statement-breakpoint
CREATE TABLE "expected_claims" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"firm_id" uuid NOT NULL,
	"scheme" text NOT NULL,
	"name" text NOT NULL,
	"country" text,
	"kind" text NOT NULL,
	"expected_on" date NOT NULL,
	"reminded_days" smallint,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "expected_claims_name_not_blank" CHECK (btrim("expected_claims"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "reason_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"sentence_en" text NOT NULL,
	"sentence_hi" text NOT NULL,
	"remedy_en" text DEFAULT '' NOT NULL,
	"remedy_hi" text DEFAULT '' NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reason_codes_code_in_capitals" CHECK ("reason_codes"."code" ~ '^[A-Z][A-Z0-9_]{1,39}$'),
	CONSTRAINT "reason_codes_sentence_not_blank" CHECK (btrim("reason_codes"."sentence_en") <> '' and btrim("reason_codes"."sentence_hi") <> '')
);
--> statement-breakpoint
CREATE TABLE "recommendations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reimbursement_id" text NOT NULL,
	"claimed_paise" bigint NOT NULL,
	"recommended_paise" bigint NOT NULL,
	"sheet" jsonb NOT NULL,
	"prepared_by" uuid NOT NULL,
	"prepared_at" timestamp with time zone NOT NULL,
	"forwarded_by" uuid,
	"forwarded_at" timestamp with time zone,
	CONSTRAINT "recommendations_amounts_in_order" CHECK ("recommendations"."recommended_paise" between 0 and "recommendations"."claimed_paise"),
	CONSTRAINT "recommendations_forwarded_whole" CHECK (("recommendations"."forwarded_by" is null) = ("recommendations"."forwarded_at" is null))
);
--> statement-breakpoint
CREATE TABLE "reimbursement_items" (
	"reimbursement_id" text NOT NULL,
	"id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"entered_by" text NOT NULL,
	"saved_by" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reimbursement_items_pkey" PRIMARY KEY("reimbursement_id","id"),
	CONSTRAINT "reimbursement_items_position_counts_from_one" CHECK ("reimbursement_items"."position" between 1 and 40),
	CONSTRAINT "reimbursement_items_entered_by_known" CHECK (entered_by in ('member', 'council'))
);
--> statement-breakpoint
CREATE TABLE "reimbursement_rates" (
	"reimbursement_id" text NOT NULL,
	"currency" text NOT NULL,
	"on_date" date NOT NULL,
	"rate" numeric(18, 6) NOT NULL,
	"source" text NOT NULL,
	"pinned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reimbursement_rates_pkey" PRIMARY KEY("reimbursement_id","currency","on_date")
);
--> statement-breakpoint
CREATE TABLE "sanction_lines" (
	"reimbursement_id" text NOT NULL,
	"item_id" uuid NOT NULL,
	"sanctioned_paise" bigint NOT NULL,
	"reason" text,
	CONSTRAINT "sanction_lines_pkey" PRIMARY KEY("reimbursement_id","item_id"),
	CONSTRAINT "sanction_lines_amount_not_negative" CHECK ("sanction_lines"."sanctioned_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"on_date" date PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"entered_by" uuid NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "holidays_name_not_blank" CHECK (btrim("holidays"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "rule_replays" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"version_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"report" jsonb,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rule_versions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"scheme" text NOT NULL,
	"number" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"effective_from" date NOT NULL,
	"effective_to" date,
	"terms" jsonb NOT NULL,
	"source_name" text NOT NULL,
	"source_date" date,
	"source_file_key" text,
	"source_file_size" integer,
	"reason_for_past" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"prepared_by" uuid,
	"prepared_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" uuid,
	"published_at" timestamp with time zone,
	"publication" integer,
	CONSTRAINT "rule_versions_scheme_known" CHECK (scheme in ('product', 'plant', 'exhibition')),
	CONSTRAINT "rule_versions_state_known" CHECK (state in ('draft', 'published', 'discarded')),
	CONSTRAINT "rule_versions_period_in_order" CHECK ("rule_versions"."effective_to" is null or "rule_versions"."effective_from" <= "rule_versions"."effective_to"),
	CONSTRAINT "rule_versions_published_whole" CHECK (("rule_versions"."state" = 'published') = ("rule_versions"."publication" is not null) and ("rule_versions"."publication" is null) = ("rule_versions"."published_at" is null)),
	CONSTRAINT "rule_versions_two_people" CHECK ("rule_versions"."published_by" <> "rule_versions"."prepared_by")
);
--> statement-breakpoint
ALTER TABLE "reimbursements" ADD COLUMN "claimed_paise" bigint;--> statement-breakpoint
ALTER TABLE "reimbursements" ADD COLUMN "recommended_paise" bigint;--> statement-breakpoint
ALTER TABLE "reimbursements" ADD COLUMN "sanctioned_paise" bigint;--> statement-breakpoint
ALTER TABLE "reimbursements" ADD COLUMN "rules_until" integer;--> statement-breakpoint
ALTER TABLE "reimbursements" ADD COLUMN "reply_by" date;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_reason_code_reason_codes_code_fk" FOREIGN KEY ("reason_code") REFERENCES "public"."reason_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_item_fkey" FOREIGN KEY ("reimbursement_id","item_id") REFERENCES "public"."reimbursement_items"("reimbursement_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expected_claims" ADD CONSTRAINT "expected_claims_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expected_claims" ADD CONSTRAINT "expected_claims_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reason_codes" ADD CONSTRAINT "reason_codes_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_prepared_by_users_id_fk" FOREIGN KEY ("prepared_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_forwarded_by_users_id_fk" FOREIGN KEY ("forwarded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reimbursement_items" ADD CONSTRAINT "reimbursement_items_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reimbursement_items" ADD CONSTRAINT "reimbursement_items_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reimbursement_rates" ADD CONSTRAINT "reimbursement_rates_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanction_lines" ADD CONSTRAINT "sanction_lines_item_fkey" FOREIGN KEY ("reimbursement_id","item_id") REFERENCES "public"."reimbursement_items"("reimbursement_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holidays" ADD CONSTRAINT "holidays_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_replays" ADD CONSTRAINT "rule_replays_version_id_rule_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."rule_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_replays" ADD CONSTRAINT "rule_replays_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_versions" ADD CONSTRAINT "rule_versions_prepared_by_users_id_fk" FOREIGN KEY ("prepared_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_versions" ADD CONSTRAINT "rule_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expected_claims_firm_index" ON "expected_claims" USING btree ("firm_id","expected_on");--> statement-breakpoint
CREATE INDEX "recommendations_reimbursement_index" ON "recommendations" USING btree ("reimbursement_id","prepared_at");--> statement-breakpoint
CREATE INDEX "rule_replays_version_index" ON "rule_replays" USING btree ("version_id","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "rule_versions_number_unique" ON "rule_versions" USING btree ("scheme","number");--> statement-breakpoint
CREATE UNIQUE INDEX "rule_versions_publication_unique" ON "rule_versions" USING btree ("publication");--> statement-breakpoint
ALTER TABLE "reimbursements" ADD CONSTRAINT "reimbursements_amounts_in_order" CHECK ("reimbursements"."claimed_paise" >= 0 and "reimbursements"."recommended_paise" >= 0 and "reimbursements"."sanctioned_paise" >= 0 and "reimbursements"."sanctioned_paise" <= "reimbursements"."recommended_paise");