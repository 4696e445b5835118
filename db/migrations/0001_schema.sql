CREATE TABLE "activation_links" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"nonce" text NOT NULL,
	"purpose" text DEFAULT 'activation' NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"otp_hash" text,
	"otp_tries" smallint DEFAULT 0 NOT NULL,
	"reset_token_hash" text,
	"reset_token_until" timestamp with time zone,
	"used_at" timestamp with time zone,
	"superseded_at" timestamp with time zone,
	"mail_state" text DEFAULT 'queued' NOT NULL,
	CONSTRAINT "activation_links_purpose_known" CHECK (purpose in ('activation', 'reset')),
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
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_pkey" PRIMARY KEY("user_id","position")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_used_step" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"second_factor_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text,
	"ip_prefix" text,
	"user_agent" text,
	CONSTRAINT "sessions_kind_known" CHECK (kind in ('web', 'rest'))
);
--> statement-breakpoint
CREATE TABLE "sign_in_challenges" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"deactivated_reason" text,
	"last_signed_in_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role_known" CHECK (role in ('BUYER', 'MEMBER', 'EPCMD_ADMIN', 'DGFT_ADMIN')),
	CONSTRAINT "users_member_has_firm" CHECK (("users"."role" = 'MEMBER') = ("users"."firm_id" is not null)),
	CONSTRAINT "users_active_has_password" CHECK ("users"."activated_at" is null or "users"."password_hash" is not null)
);
--> statement-breakpoint
CREATE TABLE "audit_chain" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_chain_hash_hex" CHECK ("audit_chain"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"event" text NOT NULL,
	"outcome" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"actor_name" "citext",
	"actor_role" text,
	"firm_id" uuid,
	"subject_kind" text,
	"subject_id" text,
	"transport" text NOT NULL,
	"ip" text,
	"user_agent" text,
	"request_id" text NOT NULL,
	"session_id" uuid,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "audit_entries_outcome_known" CHECK (outcome in ('done', 'refused', 'failed')),
	CONSTRAINT "audit_entries_actor_kind_known" CHECK (actor_kind in ('user', 'system', 'visitor')),
	CONSTRAINT "audit_entries_person_has_id" CHECK (("audit_entries"."actor_kind" = 'user') = ("audit_entries"."actor_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_head_one_row" CHECK ("audit_head"."is_only")
);
--> statement-breakpoint
CREATE TABLE "buyer_registrations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"email" "citext" NOT NULL,
	"buyer_type" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"country" text NOT NULL,
	"zip_code" text NOT NULL,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"password_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "buyer_registrations_type_known" CHECK (buyer_type in ('government_procurement_authority', 'private_healthcare_procurement', 'import_agency_distributor'))
);
--> statement-breakpoint
CREATE TABLE "buyers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"buyer_type" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"country" text NOT NULL,
	"zip_code" text NOT NULL,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "buyers_type_known" CHECK (buyer_type in ('government_procurement_authority', 'private_healthcare_procurement', 'import_agency_distributor'))
);
--> statement-breakpoint
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
CREATE TABLE "content_image_variants" (
	"image_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"storage_key" text,
	"product_file" text,
	CONSTRAINT "content_image_variants_image_id_width_format_pk" PRIMARY KEY("image_id","width","format"),
	CONSTRAINT "content_image_variants_one_place" CHECK (("content_image_variants"."storage_key" is null) <> ("content_image_variants"."product_file" is null))
);
--> statement-breakpoint
CREATE TABLE "content_images" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
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
CREATE TABLE "directory_entries" (
	"firm_id" uuid PRIMARY KEY NOT NULL,
	"name_text" text collate "C" NOT NULL,
	"address_text" text collate "C" NOT NULL,
	"codes" integer[] NOT NULL,
	"marks" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "directory_synonyms" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"phrase" text NOT NULL,
	"codes" text NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "directory_synonyms_phrase_not_blank" CHECK (btrim("directory_synonyms"."phrase") <> ''),
	CONSTRAINT "directory_synonyms_codes_listed" CHECK ("directory_synonyms"."codes" ~ '^[0-9]{8}(,[0-9]{8})*$')
);
--> statement-breakpoint
CREATE TABLE "directory_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"buyer_id" uuid NOT NULL,
	"sender_name" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"content_hash" text NOT NULL,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry_members" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"firm_id" uuid NOT NULL,
	"read_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	"report_reason" text,
	"reported_at" timestamp with time zone,
	"reported_by" uuid,
	CONSTRAINT "enquiry_members_answer_whole" CHECK (("enquiry_members"."answer" is null) = ("enquiry_members"."answered_at" is null) and ("enquiry_members"."answer" is null) = ("enquiry_members"."answered_by" is null)),
	CONSTRAINT "enquiry_members_report_whole" CHECK (("enquiry_members"."report_reason" is null) = ("enquiry_members"."reported_at" is null) and ("enquiry_members"."report_reason" is null) = ("enquiry_members"."reported_by" is null))
);
--> statement-breakpoint
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
	"runs_by_itself" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "imports_state_known" CHECK (state in ('reading', 'read', 'checking', 'checked', 'running', 'done', 'failed', 'discarded'))
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
	"request_id" text,
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
	"deactivated_reason" text,
	"verification_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "firms_membership_in_order" CHECK ("firms"."membership_end_on" >= "firms"."membership_start_on"),
	CONSTRAINT "firms_name_not_blank" CHECK (btrim("firms"."name") <> ''),
	CONSTRAINT "firms_deactivated_with_reason" CHECK ("firms"."deactivated_at" is null or "firms"."deactivated_reason" is not null)
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
CREATE TABLE "operator_runs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text NOT NULL,
	"detail" jsonb NOT NULL,
	CONSTRAINT "operator_runs_kind_known" CHECK (kind in ('backup', 'backup_verify', 'restore', 'files_verify')),
	CONSTRAINT "operator_runs_outcome_known" CHECK (outcome in ('done', 'failed'))
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
	"request_id" text,
	"traceparent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_one_end" CHECK ("outbox"."done_at" is null or "outbox"."dead_at" is null)
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"person_hash" text NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL,
	"erased_by" uuid,
	"counts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hsn_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"category" text NOT NULL,
	"position" smallint NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "hsn_codes_eight_digits" CHECK ("hsn_codes"."code" ~ '^[0-9]{8}$'),
	CONSTRAINT "hsn_codes_label_not_blank" CHECK (btrim("hsn_codes"."label") <> ''),
	CONSTRAINT "hsn_codes_category_known" CHECK (category in ('Consumable', 'Electonic', 'implant', 'Device-IVD', 'Device-Surgical'))
);
--> statement-breakpoint
CREATE TABLE "member_profiles" (
	"firm_id" uuid PRIMARY KEY NOT NULL,
	"organization" text NOT NULL,
	"address" text NOT NULL,
	"gst" text NOT NULL,
	"pan" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" "citext" NOT NULL,
	"contact_mobile" text NOT NULL,
	"whatsapp" text NOT NULL,
	"alternate_email" "citext" NOT NULL,
	"description" text NOT NULL,
	"show_email" boolean NOT NULL,
	"show_phone" boolean NOT NULL,
	"disclaimers_version" text NOT NULL,
	"disclaimers_accepted_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_profiles_organization_not_blank" CHECK (btrim("member_profiles"."organization") <> ''),
	CONSTRAINT "member_profiles_contact_mobile_e164" CHECK ("member_profiles"."contact_mobile" ~ '^\+[1-9][0-9]{6,14}$'),
	CONSTRAINT "member_profiles_whatsapp_e164" CHECK ("member_profiles"."whatsapp" ~ '^\+[1-9][0-9]{6,14}$'),
	CONSTRAINT "member_profiles_version_counts_from_one" CHECK ("member_profiles"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "profile_products" (
	"firm_id" uuid NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "profile_products_pkey" PRIMARY KEY("firm_id","code")
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
	"title" text,
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
	CONSTRAINT "reimbursements_title_not_blank" CHECK (btrim("reimbursements"."title") <> ''),
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
CREATE TABLE "review_drafts" (
	"reimbursement_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"verdicts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_drafts_pkey" PRIMARY KEY("reimbursement_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "review_presence" (
	"reimbursement_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_presence_pkey" PRIMARY KEY("reimbursement_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"email" "citext" NOT NULL,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"repeat_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	"handled_by" uuid,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	CONSTRAINT "contact_messages_handled_by_somebody" CHECK (("contact_messages"."handled_at" is null) = ("contact_messages"."handled_by" is null))
);
--> statement-breakpoint
CREATE TABLE "event_registrations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"email" "citext" NOT NULL,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"repeat_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	"handled_by" uuid,
	"organisation" text NOT NULL,
	"designation" text NOT NULL,
	"event_id" text,
	"event_title" text,
	CONSTRAINT "event_registrations_handled_by_somebody" CHECK (("event_registrations"."handled_at" is null) = ("event_registrations"."handled_by" is null))
);
--> statement-breakpoint
CREATE TABLE "site_page_texts" (
	"key" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', translate(title, '।', ' ')), 'A') || setweight(to_tsvector('english', translate(summary, '।', ' ')), 'B') || to_tsvector('english', translate(body, '।', ' '))) STORED,
	CONSTRAINT "site_page_texts_key_language_pk" PRIMARY KEY("key","language")
);
--> statement-breakpoint
ALTER TABLE "activation_links" ADD CONSTRAINT "activation_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_challenges" ADD CONSTRAINT "sign_in_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_chain" ADD CONSTRAINT "audit_chain_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyers" ADD CONSTRAINT "buyers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_document_id_content_files_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."content_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_files" ADD CONSTRAINT "content_files_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_image_variants" ADD CONSTRAINT "content_image_variants_image_id_content_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."content_images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_images" ADD CONSTRAINT "content_images_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_entries" ADD CONSTRAINT "directory_entries_firm_id_member_profiles_firm_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."member_profiles"("firm_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_synonyms" ADD CONSTRAINT "directory_synonyms_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_exports" ADD CONSTRAINT "directory_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_members" ADD CONSTRAINT "enquiry_members_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_members" ADD CONSTRAINT "enquiry_members_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_members" ADD CONSTRAINT "enquiry_members_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_members" ADD CONSTRAINT "enquiry_members_reported_by_users_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_profiles" ADD CONSTRAINT "member_profiles_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_profiles" ADD CONSTRAINT "member_profiles_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_products" ADD CONSTRAINT "profile_products_firm_id_member_profiles_firm_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."member_profiles"("firm_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_products" ADD CONSTRAINT "profile_products_code_hsn_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."hsn_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "review_drafts" ADD CONSTRAINT "review_drafts_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_drafts" ADD CONSTRAINT "review_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_presence" ADD CONSTRAINT "review_presence_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_presence" ADD CONSTRAINT "review_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "activation_links_nonce_unique" ON "activation_links" USING btree ("nonce");--> statement-breakpoint
CREATE INDEX "activation_links_user_id_index" ON "activation_links" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "activation_links_one_open_per_user" ON "activation_links" USING btree ("user_id","purpose") WHERE used_at is null and superseded_at is null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expires_at_index" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_secret_hash_unique" ON "sessions" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_challenges_secret_hash_unique" ON "sign_in_challenges" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_user_id_index" ON "sign_in_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"::text));--> statement-breakpoint
CREATE INDEX "users_firm_id_index" ON "users" USING btree ("firm_id");--> statement-breakpoint
CREATE INDEX "users_role_index" ON "users" USING btree ("role");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_chain_entry_id_unique" ON "audit_chain" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "audit_entries_at_index" ON "audit_entries" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_event_at_index" ON "audit_entries" USING btree ("event","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_actor_at_index" ON "audit_entries" USING btree ("actor_name","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_subject_at_index" ON "audit_entries" USING btree ("subject_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_outcome_at_index" ON "audit_entries" USING btree ("outcome","at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE outcome <> 'done';--> statement-breakpoint
CREATE INDEX "buyer_registrations_email_index" ON "buyer_registrations" USING btree ("email","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "content_entries_kind_slug_unique" ON "content_entries" USING btree ("kind","slug");--> statement-breakpoint
CREATE INDEX "content_entries_kind_position_index" ON "content_entries" USING btree ("kind","position","id");--> statement-breakpoint
CREATE INDEX "content_images_created_at_index" ON "content_images" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "directory_entries_name_index" ON "directory_entries" USING btree ("name_text","firm_id");--> statement-breakpoint
CREATE INDEX "directory_entries_name_words_index" ON "directory_entries" USING gin ("name_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "directory_entries_address_words_index" ON "directory_entries" USING gin ("address_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "directory_entries_codes_index" ON "directory_entries" USING gin ("codes") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "directory_entries_marks_index" ON "directory_entries" USING gin ("marks") WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "directory_synonyms_phrase_unique" ON "directory_synonyms" USING btree ("phrase");--> statement-breakpoint
CREATE INDEX "directory_words_trigram_index" ON "directory_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "directory_exports_user_id_index" ON "directory_exports" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "directory_exports_created_at_index" ON "directory_exports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "directory_exports_one_at_a_time" ON "directory_exports" USING btree ("user_id") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "enquiries_buyer_id_index" ON "enquiries" USING btree ("buyer_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "enquiries_created_at_index" ON "enquiries" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_members_once_per_firm" ON "enquiry_members" USING btree ("enquiry_id","firm_id");--> statement-breakpoint
CREATE INDEX "enquiry_members_firm_id_index" ON "enquiry_members" USING btree ("firm_id","id");--> statement-breakpoint
CREATE INDEX "enquiry_members_unread_index" ON "enquiry_members" USING btree ("firm_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "enquiry_members_reported_index" ON "enquiry_members" USING btree ("reported_at") WHERE reported_at is not null;--> statement-breakpoint
CREATE INDEX "imports_created_at_index" ON "imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mail_user_id_index" ON "mail" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "firms_gst_no_unique" ON "firms" USING btree ("gst_no");--> statement-breakpoint
CREATE UNIQUE INDEX "firms_verification_id_unique" ON "firms" USING btree ("verification_id");--> statement-breakpoint
CREATE UNIQUE INDEX "firms_contact_email_unique" ON "firms" USING btree (lower("contact_email"::text));--> statement-breakpoint
CREATE INDEX "firms_name_index" ON "firms" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "firms_contact_name_index" ON "firms" USING btree ("contact_name","id");--> statement-breakpoint
CREATE INDEX "firms_name_words_index" ON "firms" USING gin ("name" gin_trgm_ops) WITH (gin_pending_list_limit=65536);--> statement-breakpoint
CREATE INDEX "firms_contact_name_words_index" ON "firms" USING gin ("contact_name" gin_trgm_ops) WITH (gin_pending_list_limit=65536);--> statement-breakpoint
CREATE INDEX "notifications_user_id_index" ON "notifications" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "notifications_unread_index" ON "notifications" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "operator_runs_kind_index" ON "operator_runs" USING btree ("kind","ended_at");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_key_unique" ON "outbox" USING btree ("key");--> statement-breakpoint
CREATE INDEX "outbox_waiting_index" ON "outbox" USING btree ("not_before","id") WHERE queued_at is null and done_at is null and dead_at is null;--> statement-breakpoint
CREATE INDEX "outbox_open_index" ON "outbox" USING btree ("queued_at") WHERE queued_at is not null and done_at is null and dead_at is null;--> statement-breakpoint
CREATE INDEX "outbox_dead_index" ON "outbox" USING btree ("dead_at") WHERE dead_at is not null;--> statement-breakpoint
CREATE INDEX "erasures_person_hash_index" ON "erasures" USING btree ("person_hash","erased_at");--> statement-breakpoint
CREATE INDEX "hsn_codes_category_index" ON "hsn_codes" USING btree ("category","position","code");--> statement-breakpoint
CREATE INDEX "profile_products_code_index" ON "profile_products" USING btree ("code","firm_id");--> statement-breakpoint
CREATE INDEX "deficiencies_reimbursement_id_index" ON "deficiencies" USING btree ("reimbursement_id","round");--> statement-breakpoint
CREATE UNIQUE INDEX "deficiencies_one_per_field_and_round" ON "deficiencies" USING btree ("reimbursement_id","round","field_name");--> statement-breakpoint
CREATE INDEX "document_version_files_file_id_index" ON "document_version_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "document_versions_number_unique" ON "document_versions" USING btree ("reimbursement_id","field_name","version");--> statement-breakpoint
CREATE UNIQUE INDEX "document_versions_one_current" ON "document_versions" USING btree ("reimbursement_id","field_name") WHERE is_current;--> statement-breakpoint
CREATE UNIQUE INDEX "files_storage_key_unique" ON "files" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "files_firm_id_index" ON "files" USING btree ("firm_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reimbursement_history_version_unique" ON "reimbursement_history" USING btree ("reimbursement_id","version");--> statement-breakpoint
CREATE INDEX "reimbursements_firm_id_index" ON "reimbursements" USING btree ("firm_id","updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "reimbursements_submitted_index" ON "reimbursements" USING btree ("scheme","state_since","id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "reimbursements_number_index" ON "reimbursements" USING btree ("scheme","id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "reimbursements_state_index" ON "reimbursements" USING btree ("scheme","state","state_since","id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "reimbursements_needs_council_index" ON "reimbursements" USING btree ("scheme","state_since","id") WHERE state in ('SUBMITTED', 'UNDER_REVIEW', 'RESUBMITTED', 'DEFICIENCY_DGFT');--> statement-breakpoint
CREATE INDEX "reimbursements_needs_dgft_index" ON "reimbursements" USING btree ("scheme","state_since","id") WHERE state in ('UNDER_REVIEW_DGFT');--> statement-breakpoint
CREATE INDEX "reimbursements_dgft_index" ON "reimbursements" USING btree ("scheme","state_since","id") WHERE first_forwarded_at is not null;--> statement-breakpoint
CREATE INDEX "reimbursements_council_turn_index" ON "reimbursements" USING btree ("scheme",(case when state in ('SUBMITTED', 'UNDER_REVIEW', 'RESUBMITTED', 'DEFICIENCY_DGFT') then 0 when state in ('UNDER_REVIEW_DGFT') then 1 when state in ('DEFICIENCY_SHARED') then 2 when state in ('DRAFT', 'APPROVED_DGFT', 'CLOSED') then 3 end),"state_since","id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "reimbursements_dgft_turn_index" ON "reimbursements" USING btree ("scheme",(case when state in ('UNDER_REVIEW_DGFT') then 0 when state in ('SUBMITTED', 'UNDER_REVIEW', 'RESUBMITTED', 'DEFICIENCY_DGFT') then 1 when state in ('DEFICIENCY_SHARED') then 2 when state in ('DRAFT', 'APPROVED_DGFT', 'CLOSED') then 3 end),"state_since","id") WHERE first_forwarded_at is not null;--> statement-breakpoint
CREATE INDEX "reimbursements_firm_list_index" ON "reimbursements" USING btree ("firm_id","scheme","state_since","id","submitted_at","first_forwarded_at");--> statement-breakpoint
CREATE INDEX "reimbursements_id_prefix_index" ON "reimbursements" USING btree ("id" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "contact_messages_repeat_key_unique" ON "contact_messages" USING btree ("repeat_key");--> statement-breakpoint
CREATE INDEX "contact_messages_created_at_index" ON "contact_messages" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_repeat_key_unique" ON "event_registrations" USING btree ("repeat_key");--> statement-breakpoint
CREATE INDEX "event_registrations_created_at_index" ON "event_registrations" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "event_registrations_event_index" ON "event_registrations" USING btree ("event_id","created_at" DESC NULLS LAST);