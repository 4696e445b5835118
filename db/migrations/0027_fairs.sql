CREATE TABLE "fair_applications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"fair_id" uuid NOT NULL,
	"firm_id" uuid NOT NULL,
	"state" text DEFAULT 'applied' NOT NULL,
	"exports_inr" bigint NOT NULL,
	"firm_class" text NOT NULL,
	"leadership" text NOT NULL,
	"products" text NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"applied_by" uuid,
	"facts" jsonb,
	"points" jsonb,
	"total" integer,
	"rank" integer,
	"offered_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"short_code" text,
	CONSTRAINT "fair_applications_state_known" CHECK (state in ('applied', 'offered', 'accepted', 'waiting', 'withdrawn', 'lost')),
	CONSTRAINT "fair_applications_firm_class_known" CHECK (firm_class in ('micro', 'small', 'medium', 'other')),
	CONSTRAINT "fair_applications_leadership_known" CHECK (leadership in ('women', 'sc_st', 'other')),
	CONSTRAINT "fair_applications_exports_not_negative" CHECK ("fair_applications"."exports_inr" >= 0),
	CONSTRAINT "fair_applications_ranked_whole" CHECK (num_nonnulls("fair_applications"."facts", "fair_applications"."points", "fair_applications"."total", "fair_applications"."rank") in (0, 4) and ("fair_applications"."rank" is not null or "fair_applications"."state" in ('applied', 'withdrawn'))),
	CONSTRAINT "fair_applications_ended_whole" CHECK (("fair_applications"."state" in ('withdrawn', 'lost')) = ("fair_applications"."ended_at" is not null)),
	CONSTRAINT "fair_applications_accepted_whole" CHECK ("fair_applications"."state" <> 'accepted' or ("fair_applications"."accepted_at" is not null and "fair_applications"."short_code" is not null))
);
--> statement-breakpoint
CREATE TABLE "fair_attendance" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"fair_id" uuid NOT NULL,
	"firm_id" uuid NOT NULL,
	"checked_in_at" timestamp with time zone NOT NULL,
	"checked_in_by" uuid
);
--> statement-breakpoint
CREATE TABLE "fair_criteria" (
	"fair_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"measure" text NOT NULL,
	"weight" smallint NOT NULL,
	"full_at" bigint,
	"text_en" text NOT NULL,
	"text_hi" text NOT NULL,
	CONSTRAINT "fair_criteria_pkey" PRIMARY KEY("fair_id","position"),
	CONSTRAINT "fair_criteria_measure_known" CHECK (measure in ('exports', 'first_visit', 'small_firm', 'special_group', 'claims_in_order', 'timely')),
	CONSTRAINT "fair_criteria_weight_range" CHECK ("fair_criteria"."weight" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "fair_feedback" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"fair_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"orders_inr" bigint NOT NULL,
	"expected_orders_inr" bigint NOT NULL,
	"remark" text,
	"given_by" uuid,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fair_feedback_rating_range" CHECK ("fair_feedback"."rating" between 1 and 5),
	CONSTRAINT "fair_feedback_orders_not_negative" CHECK ("fair_feedback"."orders_inr" >= 0 and "fair_feedback"."expected_orders_inr" >= 0)
);
--> statement-breakpoint
CREATE TABLE "fair_leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fair_id" uuid NOT NULL,
	"firm_id" uuid NOT NULL,
	"name" text NOT NULL,
	"company" text NOT NULL,
	"country" text NOT NULL,
	"email" "citext",
	"interest" text,
	"noted_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"noted_by" uuid,
	"storage_key" text,
	"sha256" text,
	"size_bytes" integer,
	CONSTRAINT "fair_leads_photo_whole" CHECK (num_nonnulls("fair_leads"."storage_key", "fair_leads"."sha256", "fair_leads"."size_bytes") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "fair_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"fair_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"firms" integer NOT NULL,
	"sent_by" uuid,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fair_stalls" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"fair_id" uuid NOT NULL,
	"hall" text NOT NULL,
	"number" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fairs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"event_slug" text NOT NULL,
	"title" text NOT NULL,
	"venue" text,
	"city" text,
	"country" text,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"has_confirmed_days" boolean NOT NULL,
	"apply_until" timestamp with time zone NOT NULL,
	"seats" integer NOT NULL,
	"fee_paise" bigint,
	"subsidy_text" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"ranked_at" timestamp with time zone,
	"ranked_by" uuid,
	"plan_image_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"opened_by" uuid,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fairs_state_known" CHECK (state in ('open', 'ranked')),
	CONSTRAINT "fairs_days_in_order" CHECK ("fairs"."ends_on" >= "fairs"."starts_on"),
	CONSTRAINT "fairs_seats_positive" CHECK ("fairs"."seats" > 0),
	CONSTRAINT "fairs_fee_positive" CHECK ("fairs"."fee_paise" > 0),
	CONSTRAINT "fairs_ranked_whole" CHECK (("fairs"."state" = 'ranked') = ("fairs"."ranked_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_about_one";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "fair_id" uuid;--> statement-breakpoint
ALTER TABLE "fair_applications" ADD CONSTRAINT "fair_applications_fair_id_fairs_id_fk" FOREIGN KEY ("fair_id") REFERENCES "public"."fairs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_applications" ADD CONSTRAINT "fair_applications_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_applications" ADD CONSTRAINT "fair_applications_applied_by_users_id_fk" FOREIGN KEY ("applied_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_attendance" ADD CONSTRAINT "fair_attendance_application_id_fair_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."fair_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_attendance" ADD CONSTRAINT "fair_attendance_fair_id_fairs_id_fk" FOREIGN KEY ("fair_id") REFERENCES "public"."fairs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_attendance" ADD CONSTRAINT "fair_attendance_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_attendance" ADD CONSTRAINT "fair_attendance_checked_in_by_users_id_fk" FOREIGN KEY ("checked_in_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_criteria" ADD CONSTRAINT "fair_criteria_fair_id_fairs_id_fk" FOREIGN KEY ("fair_id") REFERENCES "public"."fairs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_feedback" ADD CONSTRAINT "fair_feedback_application_id_fair_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."fair_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_feedback" ADD CONSTRAINT "fair_feedback_fair_id_fairs_id_fk" FOREIGN KEY ("fair_id") REFERENCES "public"."fairs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_feedback" ADD CONSTRAINT "fair_feedback_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_leads" ADD CONSTRAINT "fair_leads_fair_id_fairs_id_fk" FOREIGN KEY ("fair_id") REFERENCES "public"."fairs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_leads" ADD CONSTRAINT "fair_leads_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_leads" ADD CONSTRAINT "fair_leads_noted_by_users_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_messages" ADD CONSTRAINT "fair_messages_fair_id_fairs_id_fk" FOREIGN KEY ("fair_id") REFERENCES "public"."fairs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_messages" ADD CONSTRAINT "fair_messages_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_stalls" ADD CONSTRAINT "fair_stalls_application_id_fair_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."fair_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_stalls" ADD CONSTRAINT "fair_stalls_fair_id_fairs_id_fk" FOREIGN KEY ("fair_id") REFERENCES "public"."fairs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fairs" ADD CONSTRAINT "fairs_ranked_by_users_id_fk" FOREIGN KEY ("ranked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fairs" ADD CONSTRAINT "fairs_plan_image_id_content_images_id_fk" FOREIGN KEY ("plan_image_id") REFERENCES "public"."content_images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fairs" ADD CONSTRAINT "fairs_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fair_applications_firm_unique" ON "fair_applications" USING btree ("fair_id","firm_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_applications_short_code_unique" ON "fair_applications" USING btree ("short_code");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_applications_rank_unique" ON "fair_applications" USING btree ("fair_id","rank");--> statement-breakpoint
CREATE INDEX "fair_applications_firm_index" ON "fair_applications" USING btree ("firm_id");--> statement-breakpoint
CREATE INDEX "fair_attendance_fair_index" ON "fair_attendance" USING btree ("fair_id","checked_in_at");--> statement-breakpoint
CREATE INDEX "fair_attendance_firm_index" ON "fair_attendance" USING btree ("firm_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_criteria_measure_unique" ON "fair_criteria" USING btree ("fair_id","measure");--> statement-breakpoint
CREATE INDEX "fair_feedback_fair_index" ON "fair_feedback" USING btree ("fair_id");--> statement-breakpoint
CREATE INDEX "fair_leads_firm_index" ON "fair_leads" USING btree ("fair_id","firm_id","noted_at");--> statement-breakpoint
CREATE INDEX "fair_messages_fair_index" ON "fair_messages" USING btree ("fair_id","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "fair_stalls_number_unique" ON "fair_stalls" USING btree ("fair_id",lower("hall"),lower("number"));--> statement-breakpoint
CREATE UNIQUE INDEX "fairs_event_unique" ON "fairs" USING btree ("event_slug");--> statement-breakpoint
CREATE INDEX "fairs_starts_on_index" ON "fairs" USING btree ("starts_on","id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_fair_id_fairs_id_fk" FOREIGN KEY ("fair_id") REFERENCES "public"."fairs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_fair_index" ON "notifications" USING btree ("fair_id") WHERE fair_id is not null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_one" CHECK (num_nonnulls("notifications"."reimbursement_id", "notifications"."enquiry_entry_id", "notifications"."expected_claim_id", "notifications"."circular_id", "notifications"."fair_id") = 1);