CREATE TABLE "import_checks" (
	"import_id" uuid NOT NULL,
	"row_no" integer NOT NULL,
	"name" text,
	"gst_no" text,
	"membership_start_on" date,
	"membership_end_on" date,
	"contact_name" text,
	"contact_email" text,
	"contact_phone" text,
	"verdict" text NOT NULL,
	"problems" jsonb,
	"same_as_row" integer,
	"before" jsonb,
	"firm_id" uuid,
	CONSTRAINT "import_checks_pkey" PRIMARY KEY("import_id","row_no"),
	CONSTRAINT "import_checks_verdict_known" CHECK (verdict in ('create', 'update', 'same', 'cells', 'gst_twice', 'email_twice', 'email_taken', 'email_differs', 'deactivated'))
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"row_no" integer NOT NULL,
	"cells" jsonb NOT NULL,
	CONSTRAINT "import_rows_pkey" PRIMARY KEY("import_id","row_no")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"state" text DEFAULT 'reading' NOT NULL,
	"failure" text,
	"file_name" text NOT NULL,
	"storage_key" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"started_by" uuid NOT NULL,
	"facts" jsonb,
	"columns" jsonb,
	"mapping" jsonb,
	"round" integer DEFAULT 0 NOT NULL,
	"total_rows" integer DEFAULT 0 NOT NULL,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"cursor" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"invited" integer DEFAULT 0 NOT NULL,
	"invited_cursor" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "imports_state_known" CHECK (state in ('reading', 'read', 'checking', 'checked', 'running', 'done', 'failed', 'discarded'))
);
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_created_at_index" ON "imports" USING btree ("created_at","id");