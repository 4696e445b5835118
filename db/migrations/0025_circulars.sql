CREATE TABLE "circular_digests" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "circular_files" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid
);
--> statement-breakpoint
CREATE TABLE "circular_reads" (
	"circular_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"firm_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "circular_reads_pkey" PRIMARY KEY("circular_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "circulars" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" text,
	"financial_year" text,
	"serial" integer,
	"state" text DEFAULT 'draft' NOT NULL,
	"subject" text NOT NULL,
	"subject_hindi" text NOT NULL,
	"body" text NOT NULL,
	"body_hindi" text NOT NULL,
	"holds_from_on" date NOT NULL,
	"is_for_all" boolean NOT NULL,
	"schemes" text[] NOT NULL,
	"device_groups" text[] NOT NULL,
	"gst_codes" text[] NOT NULL,
	"is_public" boolean NOT NULL,
	"is_urgent" boolean NOT NULL,
	"replaces_id" uuid,
	"file_id" uuid,
	"document_id" uuid,
	"hindi_document_id" uuid,
	"withdrawn_reason" text,
	"withdrawn_by" uuid,
	"withdrawn_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"published_by" uuid,
	"published_at" timestamp with time zone,
	CONSTRAINT "circulars_state_known" CHECK (state in ('draft', 'published', 'withdrawn')),
	CONSTRAINT "circulars_numbered_when_published" CHECK (("circulars"."state" = 'draft') = (num_nonnulls("circulars"."number", "circulars"."financial_year", "circulars"."serial", "circulars"."published_at") = 0)),
	CONSTRAINT "circulars_number_whole" CHECK (num_nonnulls("circulars"."number", "circulars"."financial_year", "circulars"."serial", "circulars"."published_at") in (0, 4)),
	CONSTRAINT "circulars_withdrawn_with_reason" CHECK (("circulars"."state" = 'withdrawn') = ("circulars"."withdrawn_reason" is not null)),
	CONSTRAINT "circulars_replaces_another" CHECK ("circulars"."replaces_id" <> "circulars"."id"),
	CONSTRAINT "circulars_have_audience" CHECK ("circulars"."is_for_all" = (cardinality("circulars"."schemes") + cardinality("circulars"."device_groups") + cardinality("circulars"."gst_codes") = 0))
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_about_one";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "circular_id" uuid;--> statement-breakpoint
ALTER TABLE "circular_digests" ADD CONSTRAINT "circular_digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circular_files" ADD CONSTRAINT "circular_files_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circular_reads" ADD CONSTRAINT "circular_reads_circular_id_circulars_id_fk" FOREIGN KEY ("circular_id") REFERENCES "public"."circulars"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circular_reads" ADD CONSTRAINT "circular_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circular_reads" ADD CONSTRAINT "circular_reads_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circulars" ADD CONSTRAINT "circulars_replaces_id_circulars_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."circulars"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circulars" ADD CONSTRAINT "circulars_file_id_circular_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."circular_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circulars" ADD CONSTRAINT "circulars_document_id_circular_files_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."circular_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circulars" ADD CONSTRAINT "circulars_hindi_document_id_circular_files_id_fk" FOREIGN KEY ("hindi_document_id") REFERENCES "public"."circular_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circulars" ADD CONSTRAINT "circulars_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circulars" ADD CONSTRAINT "circulars_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circulars" ADD CONSTRAINT "circulars_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "circular_reads_firm_index" ON "circular_reads" USING btree ("circular_id","firm_id");--> statement-breakpoint
CREATE INDEX "circular_reads_user_index" ON "circular_reads" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "circulars_number_unique" ON "circulars" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "circulars_serial_unique" ON "circulars" USING btree ("financial_year","serial");--> statement-breakpoint
CREATE UNIQUE INDEX "circulars_replaced_once" ON "circulars" USING btree ("replaces_id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "circulars_published_at_index" ON "circulars" USING btree ("published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_circular_id_circulars_id_fk" FOREIGN KEY ("circular_id") REFERENCES "public"."circulars"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_circular_unique" ON "notifications" USING btree ("circular_id","user_id") WHERE circular_id is not null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_one" CHECK (num_nonnulls("notifications"."reimbursement_id", "notifications"."enquiry_entry_id", "notifications"."expected_claim_id", "notifications"."circular_id") = 1);
--> statement-breakpoint
-- What the search of the website finds of circulars. Not a part of "site_search": a program of the version before does not know the kind.
CREATE VIEW "circular_search" AS
	SELECT 'circular' AS "kind", replace(substr(c."number", position('/' in c."number") + 1), '/', '-') AS "ref", l."language",
		CASE WHEN l."language" = 'hi' THEN c."subject_hindi" ELSE c."subject" END AS "title", c."number" AS "summary",
		setweight(to_tsvector('english', c."number" || ' ' || c."subject" || ' ' || c."subject_hindi"), 'A')
			|| to_tsvector('english', translate(c."body" || ' ' || c."body_hindi", '।', ' ')) AS "words",
		c."published_at" AS "publish_from", NULL::timestamptz AS "publish_until"
	FROM "circulars" c
	CROSS JOIN (VALUES ('en'), ('hi')) AS l("language")
	WHERE c."state" = 'published' AND c."is_public";
