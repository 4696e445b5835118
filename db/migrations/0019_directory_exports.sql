CREATE TABLE "directory_exports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"format" text NOT NULL,
	"search" jsonb NOT NULL,
	"search_key" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"rows_total" integer DEFAULT 0 NOT NULL,
	"storage_key" text,
	"size_bytes" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "directory_exports_format_known" CHECK (format in ('xlsx', 'csv')),
	CONSTRAINT "directory_exports_state_known" CHECK (state in ('waiting', 'running', 'ready', 'failed')),
	CONSTRAINT "directory_exports_ready_has_file" CHECK (("directory_exports"."state" = 'ready') = ("directory_exports"."storage_key" is not null)),
	CONSTRAINT "directory_exports_file_has_size" CHECK (("directory_exports"."size_bytes" is null) = ("directory_exports"."storage_key" is null)),
	CONSTRAINT "directory_exports_ended_when_over" CHECK (("directory_exports"."state" in ('ready', 'failed')) = ("directory_exports"."ended_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "directory_exports" ADD CONSTRAINT "directory_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "directory_exports_user_id_index" ON "directory_exports" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "directory_exports_created_at_index" ON "directory_exports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "directory_exports_one_at_a_time" ON "directory_exports" USING btree ("user_id") WHERE state in ('waiting', 'running');