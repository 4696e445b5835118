CREATE TABLE "note_mentions" (
	"note_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "note_mentions_pkey" PRIMARY KEY("note_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reimbursement_id" text NOT NULL,
	"field_name" text,
	"audience" text NOT NULL,
	"body" text NOT NULL,
	"written_by" uuid NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "notes_audience_known" CHECK (audience in ('council', 'council_and_dgft')),
	CONSTRAINT "notes_body_or_deleted" CHECK ((btrim("notes"."body") = '') = ("notes"."deleted_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "checklist_points" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"wording" text NOT NULL,
	"documents" text[] DEFAULT '{}' NOT NULL,
	"position" smallint NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checklist_points_wording_not_blank" CHECK (btrim("checklist_points"."wording") <> '')
);
--> statement-breakpoint
CREATE TABLE "checklist_ticks" (
	"reimbursement_id" text NOT NULL,
	"field_name" text NOT NULL,
	"document_version" integer NOT NULL,
	"point_id" uuid NOT NULL,
	"wording" text NOT NULL,
	"ticked_by" uuid NOT NULL,
	"ticked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checklist_ticks_pkey" PRIMARY KEY("reimbursement_id","field_name","document_version","point_id")
);
--> statement-breakpoint
CREATE TABLE "phrases" (
	"code" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"text_en" text NOT NULL,
	"text_hi" text DEFAULT '' NOT NULL,
	"documents" text[] DEFAULT '{}' NOT NULL,
	"position" smallint NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "phrases_code_in_capitals" CHECK ("phrases"."code" ~ '^[A-Z][A-Z0-9_]{1,39}$'),
	CONSTRAINT "phrases_text_not_blank" CHECK (btrim("phrases"."label") <> '' and btrim("phrases"."text_en") <> '')
);
--> statement-breakpoint
ALTER TABLE "deficiencies" ADD COLUMN "remark_hi" text;--> statement-breakpoint
ALTER TABLE "deficiencies" ADD COLUMN "phrase_codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "verdicts" ADD COLUMN "phrase_codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_points" ADD CONSTRAINT "checklist_points_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_ticks" ADD CONSTRAINT "checklist_ticks_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_ticks" ADD CONSTRAINT "checklist_ticks_point_id_checklist_points_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."checklist_points"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_ticks" ADD CONSTRAINT "checklist_ticks_ticked_by_users_id_fk" FOREIGN KEY ("ticked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phrases" ADD CONSTRAINT "phrases_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_reimbursement_index" ON "notes" USING btree ("reimbursement_id","written_at");