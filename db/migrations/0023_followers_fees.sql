CREATE TABLE "fee_tables" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"financial_year" text NOT NULL,
	"number" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"fees" jsonb NOT NULL,
	"source_name" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"prepared_by" uuid,
	"prepared_at" timestamp with time zone NOT NULL,
	"published_by" uuid,
	"published_at" timestamp with time zone,
	CONSTRAINT "fee_tables_state_known" CHECK (state in ('draft', 'published', 'discarded')),
	CONSTRAINT "fee_tables_year_form" CHECK ("fee_tables"."financial_year" ~ '^20[0-9]{2}-[0-9]{2}$'),
	CONSTRAINT "fee_tables_published_whole" CHECK (("fee_tables"."state" = 'published') = ("fee_tables"."published_at" is not null)),
	CONSTRAINT "fee_tables_two_people" CHECK ("fee_tables"."published_by" <> "fee_tables"."prepared_by")
);
--> statement-breakpoint
CREATE TABLE "followers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"email" "citext" NOT NULL,
	"topic" text NOT NULL,
	"event_slug" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"consent_version" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "followers_topic_known" CHECK (topic in ('notices', 'event-dates')),
	CONSTRAINT "followers_language_known" CHECK (language in ('en', 'hi')),
	CONSTRAINT "followers_event_of_dates" CHECK (("followers"."topic" = 'event-dates') = ("followers"."event_slug" <> ''))
);
--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "announced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fee_tables" ADD CONSTRAINT "fee_tables_prepared_by_users_id_fk" FOREIGN KEY ("prepared_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_tables" ADD CONSTRAINT "fee_tables_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fee_tables_number_unique" ON "fee_tables" USING btree ("financial_year","number");--> statement-breakpoint
CREATE UNIQUE INDEX "fee_tables_one_draft" ON "fee_tables" USING btree ("state") WHERE state = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "followers_once" ON "followers" USING btree ("email","topic","event_slug");--> statement-breakpoint
CREATE INDEX "followers_topic_index" ON "followers" USING btree ("topic","event_slug","id");--> statement-breakpoint
-- The fairs that the product brought get the days that a report or an earlier edition names. Staff may have published them again meanwhile: what they entered stays.
UPDATE "content_entries" SET
	"fields" = jsonb_build_object('expectedFrom', known.days_from, 'expectedTo', known.days_to) || "fields",
	"published_fields" = jsonb_build_object('expectedFrom', known.days_from, 'expectedTo', known.days_to) || "published_fields"
FROM (VALUES
	('medica-2026', '2026-11-16', '2026-11-19'),
	('arab-health-2025', '2025-01-27', '2025-01-30'),
	('whx-labs-dubai-2026', '2026-02-10', '2026-02-13'),
	('africa-health', '2025-09-02', '2025-09-04'),
	('medic-west-africa', '2025-06-02', '2025-06-04'),
	('fime', '2025-06-11', '2025-06-13'),
	('hospitalar', '2025-05-20', '2025-05-23'),
	('expo-med-hospitalar-mexico-2025', '2025-08-19', '2025-08-21'),
	('cmef-spring', '2025-04-08', '2025-04-11'),
	('cmef-autumn', '2025-09-26', '2025-09-29'),
	('medical-fair-asia-2026', '2026-09-09', '2026-09-11'),
	('medical-fair-thailand-2025', '2025-09-10', '2025-09-12'),
	('medicall-chennai', '2025-07-25', '2025-07-27'),
	('cphi-pmec-india', '2025-11-25', '2025-11-27'),
	('kimes', '2025-03-20', '2025-03-23'),
	('expomed-eurasia', '2025-04-24', '2025-04-26'),
	('kihe-almaty', '2025-05-14', '2025-05-16'),
	('global-health-exhibition', '2025-10-27', '2025-10-30'),
	('ids-cologne', '2025-03-25', '2025-03-29'),
	('rsna', '2025-11-30', '2025-12-04'),
	('adlm', '2025-07-27', '2025-07-31'),
	('medtech-conference', '2025-10-05', '2025-10-08')
) AS known (slug, days_from, days_to)
WHERE "content_entries"."kind" = 'event' AND "content_entries"."slug" = known.slug;
