CREATE TABLE "activation_links" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"nonce" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"otp_hash" text,
	"otp_tries" smallint DEFAULT 0 NOT NULL,
	"reset_token_hash" text,
	"reset_token_until" timestamp with time zone,
	"used_at" timestamp with time zone,
	"superseded_at" timestamp with time zone,
	"mail_state" text DEFAULT 'queued' NOT NULL,
	CONSTRAINT "activation_links_mail_state_known" CHECK (mail_state in ('queued', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"actor_id" text NOT NULL,
	"key" text NOT NULL,
	"route" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" text,
	"is_done" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY("actor_id","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_limits_pkey" PRIMARY KEY("key")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"secret_hash" text,
	"gen" integer DEFAULT 0 NOT NULL,
	"gen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"idle_until" timestamp with time zone NOT NULL,
	"absolute_until" timestamp with time zone NOT NULL,
	"password_given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text,
	"ip_prefix" text,
	"user_agent" text,
	CONSTRAINT "sessions_kind_known" CHECK (kind in ('web', 'rest'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"email" "citext" NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"firm_id" uuid,
	"password_hash" text,
	"password_changed_at" timestamp with time zone,
	"password_expired_at" timestamp with time zone,
	"activated_at" timestamp with time zone,
	"deactivated_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role_known" CHECK (role in ('BUYER', 'MEMBER', 'EPCMD_ADMIN', 'DGFT_ADMIN')),
	CONSTRAINT "users_member_has_firm" CHECK (("users"."role" = 'MEMBER') = ("users"."firm_id" is not null)),
	CONSTRAINT "users_active_has_password" CHECK ("users"."activated_at" is null or "users"."password_hash" is not null)
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"params" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"drop_after" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_state_known" CHECK (state in ('queued', 'sending', 'sent', 'failed', 'dropped'))
);
--> statement-breakpoint
CREATE TABLE "firms" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"gst_no" text NOT NULL,
	"address" text,
	"membership_start_on" date NOT NULL,
	"membership_end_on" date NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" "citext" NOT NULL,
	"contact_phone" text NOT NULL,
	"deactivated_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "firms_membership_in_order" CHECK ("firms"."membership_end_on" >= "firms"."membership_start_on"),
	CONSTRAINT "firms_name_not_blank" CHECK (btrim("firms"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reimbursement_id" text NOT NULL,
	"firm_name" text NOT NULL,
	"documents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"field_name" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"topic" text NOT NULL,
	"key" text,
	"payload" jsonb NOT NULL,
	"not_before" timestamp with time zone DEFAULT now() NOT NULL,
	"queued_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"dead_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"starts" integer DEFAULT 0 NOT NULL,
	"lease_token" uuid,
	"started_at" timestamp with time zone,
	"requeues" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_one_end" CHECK ("outbox"."done_at" is null or "outbox"."dead_at" is null)
);
--> statement-breakpoint
CREATE TABLE "deficiencies" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reimbursement_id" text NOT NULL,
	"round" smallint NOT NULL,
	"field_name" text,
	"remark" text NOT NULL,
	"origin" text NOT NULL,
	"document_version" integer,
	"shared_by" uuid NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "deficiencies_origin_known" CHECK (origin in ('EPCMD', 'DGFT')),
	CONSTRAINT "deficiencies_remark_not_blank" CHECK (btrim("deficiencies"."remark") <> '')
);
--> statement-breakpoint
CREATE TABLE "document_version_files" (
	"version_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "document_version_files_pkey" PRIMARY KEY("version_id","position")
);
--> statement-breakpoint
CREATE TABLE "document_versions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reimbursement_id" text NOT NULL,
	"field_name" text NOT NULL,
	"version" integer NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	"was_submitted" boolean DEFAULT false NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dossier_progress" (
	"reimbursement_id" text PRIMARY KEY NOT NULL,
	"content_version" integer NOT NULL,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dossiers" (
	"reimbursement_id" text NOT NULL,
	"content_version" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"pages" integer NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dossiers_pkey" PRIMARY KEY("reimbursement_id","content_version")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"storage_key" text NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"media_type" text NOT NULL,
	"pages" integer NOT NULL,
	"name" text NOT NULL,
	"firm_id" uuid NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "files_size_positive" CHECK ("files"."size_bytes" > 0),
	CONSTRAINT "files_sha256_hex" CHECK ("files"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "reimbursement_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reimbursement_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reimbursement_id" text NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_party" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "reimbursement_numbers" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reimbursement_steps" (
	"reimbursement_id" text NOT NULL,
	"step" smallint NOT NULL,
	"answers" jsonb NOT NULL,
	"saved_by" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reimbursement_steps_pkey" PRIMARY KEY("reimbursement_id","step"),
	CONSTRAINT "reimbursement_steps_step_counts_from_one" CHECK ("reimbursement_steps"."step" >= 1)
);
--> statement-breakpoint
CREATE TABLE "reimbursements" (
	"id" text PRIMARY KEY NOT NULL,
	"scheme" text NOT NULL,
	"firm_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"content_version" integer DEFAULT 1 NOT NULL,
	"current_step" smallint DEFAULT 1 NOT NULL,
	"state_since" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone,
	"first_forwarded_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"closed_reason" text,
	"deficiency_origin" text,
	"forward_comment" text,
	"dgft_note" text,
	"dgft_query" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reimbursements_scheme_known" CHECK (scheme in ('product', 'plant', 'exhibition')),
	CONSTRAINT "reimbursements_state_known" CHECK (state in ('DRAFT', 'SUBMITTED', 'UNDER_REVIEW', 'DEFICIENCY_SHARED', 'RESUBMITTED', 'UNDER_REVIEW_DGFT', 'DEFICIENCY_DGFT', 'APPROVED_DGFT', 'CLOSED')),
	CONSTRAINT "reimbursements_draft_or_submitted" CHECK ("reimbursements"."state" in ('DRAFT', 'CLOSED') or "reimbursements"."submitted_at" is not null),
	CONSTRAINT "reimbursements_closed_has_reason" CHECK ("reimbursements"."state" <> 'CLOSED' or "reimbursements"."closed_reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "served_versions" (
	"session_id" uuid NOT NULL,
	"reimbursement_id" text NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "served_versions_pkey" PRIMARY KEY("session_id","reimbursement_id")
);
--> statement-breakpoint
CREATE TABLE "verdicts" (
	"reimbursement_id" text NOT NULL,
	"field_name" text NOT NULL,
	"status" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"document_version" integer NOT NULL,
	"set_by" uuid NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "verdicts_pkey" PRIMARY KEY("reimbursement_id","field_name"),
	CONSTRAINT "verdicts_status_known" CHECK (status in ('', 'SUFFICIENT', 'DEFICIENT'))
);
--> statement-breakpoint
ALTER TABLE "activation_links" ADD CONSTRAINT "activation_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deficiencies" ADD CONSTRAINT "deficiencies_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deficiencies" ADD CONSTRAINT "deficiencies_shared_by_users_id_fk" FOREIGN KEY ("shared_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_version_files" ADD CONSTRAINT "document_version_files_version_id_document_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."document_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_version_files" ADD CONSTRAINT "document_version_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossier_progress" ADD CONSTRAINT "dossier_progress_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reimbursement_history" ADD CONSTRAINT "reimbursement_history_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reimbursement_history" ADD CONSTRAINT "reimbursement_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reimbursement_history" ADD CONSTRAINT "reimbursement_history_actor_fkey" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reimbursement_steps" ADD CONSTRAINT "reimbursement_steps_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reimbursement_steps" ADD CONSTRAINT "reimbursement_steps_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reimbursements" ADD CONSTRAINT "reimbursements_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reimbursements" ADD CONSTRAINT "reimbursements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "served_versions" ADD CONSTRAINT "served_versions_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "activation_links_nonce_unique" ON "activation_links" USING btree ("nonce");--> statement-breakpoint
CREATE INDEX "activation_links_user_id_index" ON "activation_links" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "activation_links_one_open_per_user" ON "activation_links" USING btree ("user_id") WHERE used_at is null and superseded_at is null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expires_at_index" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_secret_hash_unique" ON "sessions" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_firm_id_index" ON "users" USING btree ("firm_id");--> statement-breakpoint
CREATE INDEX "users_role_index" ON "users" USING btree ("role");--> statement-breakpoint
CREATE INDEX "mail_user_id_index" ON "mail" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "firms_gst_no_unique" ON "firms" USING btree ("gst_no");--> statement-breakpoint
CREATE UNIQUE INDEX "firms_contact_email_unique" ON "firms" USING btree ("contact_email");--> statement-breakpoint
CREATE INDEX "firms_name_index" ON "firms" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "notifications_user_id_index" ON "notifications" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "notifications_unread_index" ON "notifications" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_key_unique" ON "outbox" USING btree ("key");--> statement-breakpoint
CREATE INDEX "outbox_waiting_index" ON "outbox" USING btree ("not_before","id") WHERE queued_at is null and done_at is null and dead_at is null;--> statement-breakpoint
CREATE INDEX "outbox_open_index" ON "outbox" USING btree ("queued_at") WHERE queued_at is not null and done_at is null and dead_at is null;--> statement-breakpoint
CREATE INDEX "outbox_dead_index" ON "outbox" USING btree ("dead_at") WHERE dead_at is not null;--> statement-breakpoint
CREATE INDEX "deficiencies_reimbursement_id_index" ON "deficiencies" USING btree ("reimbursement_id","round");--> statement-breakpoint
CREATE UNIQUE INDEX "deficiencies_one_per_field_and_round" ON "deficiencies" USING btree ("reimbursement_id","round","field_name");--> statement-breakpoint
CREATE INDEX "document_version_files_file_id_index" ON "document_version_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "document_versions_number_unique" ON "document_versions" USING btree ("reimbursement_id","field_name","version");--> statement-breakpoint
CREATE UNIQUE INDEX "document_versions_one_current" ON "document_versions" USING btree ("reimbursement_id","field_name") WHERE is_current;--> statement-breakpoint
CREATE UNIQUE INDEX "files_storage_key_unique" ON "files" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "files_firm_id_index" ON "files" USING btree ("firm_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reimbursement_history_version_unique" ON "reimbursement_history" USING btree ("reimbursement_id","version");--> statement-breakpoint
CREATE INDEX "reimbursements_firm_id_index" ON "reimbursements" USING btree ("firm_id","updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "reimbursements_review_index" ON "reimbursements" USING btree ("scheme","state_since","id") WHERE state <> 'DRAFT';--> statement-breakpoint
CREATE INDEX "reimbursements_dgft_index" ON "reimbursements" USING btree ("scheme","state_since","id") WHERE first_forwarded_at is not null;