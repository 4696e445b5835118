CREATE TABLE "membership_application_documents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"application_id" uuid NOT NULL,
	"field" text NOT NULL,
	"name" text NOT NULL,
	"storage_key" text NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"media_type" text NOT NULL,
	"pages" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "membership_application_documents_field_known" CHECK (field in ('iec', 'gst', 'pan', 'incorporation', 'turnover', 'cdsco', 'udyam'))
);
--> statement-breakpoint
CREATE TABLE "membership_application_history" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"application_id" uuid NOT NULL,
	"event" text NOT NULL,
	"actor_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "membership_application_history_event_known" CHECK (event in ('started', 'submitted', 'asked', 'replied', 'approved', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "membership_application_numbers" (
	"financial_year" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership_application_remarks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"application_id" uuid NOT NULL,
	"field" text,
	"remark" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" uuid NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone,
	CONSTRAINT "membership_application_remarks_field_known" CHECK (field in ('iec', 'gst', 'pan', 'incorporation', 'turnover', 'cdsco', 'udyam'))
);
--> statement-breakpoint
CREATE TABLE "membership_applications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"reference" text,
	"email" "citext" NOT NULL,
	"language" text NOT NULL,
	"nonce" text NOT NULL,
	"answers" jsonb NOT NULL,
	"firm_name" text NOT NULL,
	"gst_no" text,
	"iec_no" text,
	"exports_paise" bigint,
	"export_year" text,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"declaration" text,
	"declared_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"waiting_since" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"reason" text,
	"firm_id" uuid,
	CONSTRAINT "membership_applications_state_known" CHECK (state in ('draft', 'submitted', 'needs_reply', 'resubmitted', 'approved', 'refused')),
	CONSTRAINT "membership_applications_language_known" CHECK (language in ('en', 'hi')),
	CONSTRAINT "membership_applications_submitted_whole" CHECK ("membership_applications"."state" = 'draft' or ("membership_applications"."reference" is not null and "membership_applications"."submitted_at" is not null)),
	CONSTRAINT "membership_applications_approved_whole" CHECK (("membership_applications"."state" = 'approved') = ("membership_applications"."firm_id" is not null)),
	CONSTRAINT "membership_applications_refused_whole" CHECK (("membership_applications"."state" = 'refused') = ("membership_applications"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "membership_application_documents" ADD CONSTRAINT "membership_application_documents_application_id_membership_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."membership_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_application_history" ADD CONSTRAINT "membership_application_history_application_id_membership_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."membership_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_application_history" ADD CONSTRAINT "membership_application_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_application_remarks" ADD CONSTRAINT "membership_application_remarks_application_id_membership_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."membership_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_application_remarks" ADD CONSTRAINT "membership_application_remarks_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_applications" ADD CONSTRAINT "membership_applications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_applications" ADD CONSTRAINT "membership_applications_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "membership_application_documents_current_unique" ON "membership_application_documents" USING btree ("application_id","field") WHERE replaced_at is null;--> statement-breakpoint
CREATE INDEX "membership_application_documents_application_index" ON "membership_application_documents" USING btree ("application_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "membership_application_history_application_index" ON "membership_application_history" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "membership_application_remarks_application_index" ON "membership_application_remarks" USING btree ("application_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_applications_reference_unique" ON "membership_applications" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_applications_open_email_unique" ON "membership_applications" USING btree (lower("email"::text)) WHERE state in ('draft', 'submitted', 'needs_reply', 'resubmitted');--> statement-breakpoint
CREATE UNIQUE INDEX "membership_applications_firm_unique" ON "membership_applications" USING btree ("firm_id");--> statement-breakpoint
CREATE INDEX "membership_applications_waiting_index" ON "membership_applications" USING btree ("state","waiting_since","id");--> statement-breakpoint
CREATE INDEX "membership_applications_gst_no_index" ON "membership_applications" USING btree ("gst_no");--> statement-breakpoint
CREATE INDEX "membership_applications_iec_no_index" ON "membership_applications" USING btree ("iec_no");