CREATE TABLE "content_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"fields" jsonb NOT NULL,
	"published_fields" jsonb,
	"state" text DEFAULT 'draft' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"publish_from" timestamp with time zone,
	"publish_until" timestamp with time zone,
	"published_at" timestamp with time zone,
	"document_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "content_entries_slug_plain" CHECK ("content_entries"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("content_entries"."slug") <= 80),
	CONSTRAINT "content_entries_published_has_fields" CHECK (("content_entries"."state" = 'published') = ("content_entries"."published_fields" is not null)),
	CONSTRAINT "content_entries_window_in_order" CHECK ("content_entries"."publish_from" is null or "content_entries"."publish_until" is null or "content_entries"."publish_from" < "content_entries"."publish_until")
);
--> statement-breakpoint
CREATE TABLE "content_files" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"storage_key" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"made_of" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid
);
--> statement-breakpoint
CREATE TABLE "content_images" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"variants" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	CONSTRAINT "content_images_size_positive" CHECK ("content_images"."width" > 0 and "content_images"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "content_seeds" (
	"key" text PRIMARY KEY NOT NULL,
	"seeded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "content_versions_one_row" CHECK ("content_versions"."is_only")
);
--> statement-breakpoint
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_document_id_content_files_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."content_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_files" ADD CONSTRAINT "content_files_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_images" ADD CONSTRAINT "content_images_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_entries_kind_slug_unique" ON "content_entries" USING btree ("kind","slug");--> statement-breakpoint
CREATE INDEX "content_entries_kind_position_index" ON "content_entries" USING btree ("kind","position","id");--> statement-breakpoint
CREATE INDEX "content_images_created_at_index" ON "content_images" USING btree ("created_at" DESC NULLS LAST);