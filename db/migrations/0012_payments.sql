CREATE TABLE "ledger_closes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"through_on" date NOT NULL,
	"prepared_by" uuid NOT NULL,
	"prepared_at" timestamp with time zone NOT NULL,
	"closed_by" uuid,
	"closed_at" timestamp with time zone,
	CONSTRAINT "ledger_closes_closed_whole" CHECK (("ledger_closes"."closed_by" is null) = ("ledger_closes"."closed_at" is null)),
	CONSTRAINT "ledger_closes_two_people" CHECK ("ledger_closes"."closed_by" <> "ledger_closes"."prepared_by")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" uuid NOT NULL,
	"account" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"scheme" text NOT NULL,
	"occurred_on" date NOT NULL,
	CONSTRAINT "ledger_entries_account_known" CHECK (account in ('grant_received', 'interest', 'recovered', 'dgft_direct', 'available', 'sanctioned', 'in_payment', 'paid', 'returned', 'paid_elsewhere', 'refunded')),
	CONSTRAINT "ledger_entries_amount_not_zero" CHECK ("ledger_entries"."amount_paise" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"scheme" text NOT NULL,
	"occurred_on" date NOT NULL,
	"key" text NOT NULL,
	"line_id" uuid,
	"reference" text,
	"reference_on" date,
	"note" text,
	"file_id" uuid,
	"reverses" uuid,
	"posted_by" uuid,
	"posted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transactions_of_entries" UNIQUE("id","scheme","occurred_on"),
	CONSTRAINT "ledger_transactions_kind_known" CHECK (kind in ('grant', 'interest', 'refund', 'refund_interest', 'sanction', 'cancel_sanction', 'sanction_direct', 'cancel_sanction_direct', 'pay_elsewhere', 'send', 'pay', 'return', 'return_paid', 'open_again', 'recover', 'recovery_interest')),
	CONSTRAINT "ledger_transactions_scheme_known" CHECK (scheme in ('product', 'plant', 'exhibition'))
);
--> statement-breakpoint
CREATE TABLE "recoveries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"line_id" uuid NOT NULL,
	"amount_paise" bigint NOT NULL,
	"reason" text NOT NULL,
	"demanded_on" date NOT NULL,
	"due_on" date NOT NULL,
	"interest_percent" numeric(5, 2) NOT NULL,
	"rule_source" text NOT NULL,
	"demanded_by" uuid NOT NULL,
	"demanded_at" timestamp with time zone NOT NULL,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "recoveries_amount_positive" CHECK ("recoveries"."amount_paise" > 0),
	CONSTRAINT "recoveries_two_people" CHECK ("recoveries"."declined_at" is not null or "recoveries"."confirmed_by" <> "recoveries"."demanded_by"),
	CONSTRAINT "recoveries_reason_not_blank" CHECK (btrim("recoveries"."reason") <> '')
);
--> statement-breakpoint
CREATE TABLE "recovery_receipts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"recovery_id" uuid NOT NULL,
	"received_on" date NOT NULL,
	"principal_paise" bigint NOT NULL,
	"interest_paise" bigint NOT NULL,
	"reference" text NOT NULL,
	"recorded_by" uuid NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recovery_receipts_amounts_not_negative" CHECK ("recovery_receipts"."principal_paise" >= 0 and "recovery_receipts"."interest_paise" >= 0 and "recovery_receipts"."principal_paise" + "recovery_receipts"."interest_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"firm_id" uuid NOT NULL,
	"holder_name" text NOT NULL,
	"ifsc" text NOT NULL,
	"bank_name" text NOT NULL,
	"branch" text NOT NULL,
	"sealed_number" text,
	"last_four" text NOT NULL,
	"fingerprint" text NOT NULL,
	"cheque_file_id" uuid NOT NULL,
	"state" text DEFAULT 'given' NOT NULL,
	"needs_second" boolean NOT NULL,
	"remark" text,
	"given_by" uuid NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"checked_by" uuid,
	"checked_at" timestamp with time zone,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone,
	"contact_email" text,
	"usable_from" timestamp with time zone,
	"erased_at" timestamp with time zone,
	CONSTRAINT "bank_accounts_state_known" CHECK (state in ('given', 'checked', 'confirmed', 'refused', 'replaced')),
	CONSTRAINT "bank_accounts_ifsc_format" CHECK ("bank_accounts"."ifsc" ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
	CONSTRAINT "bank_accounts_last_four" CHECK ("bank_accounts"."last_four" ~ '^[0-9]{4}$'),
	CONSTRAINT "bank_accounts_two_people" CHECK (not "bank_accounts"."needs_second" or "bank_accounts"."confirmed_by" <> "bank_accounts"."checked_by"),
	CONSTRAINT "bank_accounts_confirmed_whole" CHECK ("bank_accounts"."state" <> 'confirmed' or ("bank_accounts"."confirmed_by" is not null and "bank_accounts"."usable_from" is not null)),
	CONSTRAINT "bank_accounts_erased_whole" CHECK (("bank_accounts"."sealed_number" is null) = ("bank_accounts"."erased_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "bank_layouts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"layout" jsonb NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_replies" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"file_id" uuid NOT NULL,
	"paid" integer NOT NULL,
	"returned" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"imported_by" uuid NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "batch_lines" (
	"batch_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"reference" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"bank_account_id" uuid NOT NULL,
	"outcome" text,
	"utr" text,
	"settled_on" date,
	"return_reason" text,
	"proof_file_id" uuid,
	"settled_by" uuid,
	"settled_at" timestamp with time zone,
	CONSTRAINT "batch_lines_pkey" PRIMARY KEY("batch_id","line_id"),
	CONSTRAINT "batch_lines_outcome_known" CHECK ("batch_lines"."outcome" is null or outcome in ('removed', 'paid', 'returned')),
	CONSTRAINT "batch_lines_amount_positive" CHECK ("batch_lines"."amount_paise" > 0),
	CONSTRAINT "batch_lines_paid_with_utr" CHECK ("batch_lines"."outcome" <> 'paid' or ("batch_lines"."utr" is not null and "batch_lines"."settled_on" is not null)),
	CONSTRAINT "batch_lines_returned_with_reason" CHECK ("batch_lines"."outcome" <> 'returned' or btrim("batch_lines"."return_reason") <> '')
);
--> statement-breakpoint
CREATE TABLE "granted_rights" (
	"user_id" uuid NOT NULL,
	"right" text NOT NULL,
	"granted_by" uuid,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "granted_rights_pkey" PRIMARY KEY("user_id","right"),
	CONSTRAINT "granted_rights_right_known" CHECK ("right" in ('payments.prepare', 'payments.approve', 'payments.read', 'payments.close')),
	CONSTRAINT "granted_rights_not_by_oneself" CHECK ("granted_rights"."granted_by" <> "granted_rights"."user_id")
);
--> statement-breakpoint
CREATE TABLE "ifsc_codes" (
	"ifsc" text PRIMARY KEY NOT NULL,
	"bank" text NOT NULL,
	"branch" text NOT NULL,
	CONSTRAINT "ifsc_codes_format" CHECK ("ifsc_codes"."ifsc" ~ '^[A-Z]{4}0[A-Z0-9]{6}$')
);
--> statement-breakpoint
CREATE TABLE "payment_batches" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "payment_batches_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text DEFAULT 'prepared' NOT NULL,
	"layout_name" text NOT NULL,
	"layout" jsonb NOT NULL,
	"prepared_by" uuid NOT NULL,
	"prepared_at" timestamp with time zone NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"file_id" uuid,
	"file_problem" text,
	"sent_on" date,
	"sent_by" uuid,
	"cancel_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payment_batches_state_known" CHECK (state in ('prepared', 'approved', 'sent', 'settled', 'cancelled')),
	CONSTRAINT "payment_batches_two_people" CHECK ("payment_batches"."approved_by" <> "payment_batches"."prepared_by"),
	CONSTRAINT "payment_batches_approved_whole" CHECK ("payment_batches"."state" not in ('approved', 'sent', 'settled') or "payment_batches"."approved_by" is not null),
	CONSTRAINT "payment_batches_sent_whole" CHECK ("payment_batches"."state" not in ('sent', 'settled') or ("payment_batches"."file_id" is not null and "payment_batches"."sent_on" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_files" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"storage_key" text,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"media_type" text NOT NULL,
	"pages" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"firm_id" uuid,
	"uploaded_by" uuid,
	"uploaded_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone,
	CONSTRAINT "payment_files_erased_whole" CHECK (("payment_files"."storage_key" is null) = ("payment_files"."erased_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"line_id" uuid NOT NULL,
	"action" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "payment_lines" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"reimbursement_id" text NOT NULL,
	"firm_id" uuid NOT NULL,
	"instalment" smallint NOT NULL,
	"amount_paise" bigint NOT NULL,
	"state" text DEFAULT 'sanctioned' NOT NULL,
	"state_since" timestamp with time zone NOT NULL,
	"reason" text,
	"reference" text,
	"paid_on" date,
	"account_kept_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payment_lines_amount_positive" CHECK ("payment_lines"."amount_paise" > 0),
	CONSTRAINT "payment_lines_state_known" CHECK (state in ('sanctioned', 'papers_asked', 'papers_complete', 'in_batch', 'sent', 'paid', 'returned', 'withheld', 'recovered', 'paid_elsewhere', 'cancelled')),
	CONSTRAINT "payment_lines_paid_with_reference" CHECK ("payment_lines"."state" not in ('paid', 'paid_elsewhere') or ("payment_lines"."reference" is not null and "payment_lines"."paid_on" is not null))
);
--> statement-breakpoint
CREATE TABLE "pre_receipts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"line_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"state" text DEFAULT 'given' NOT NULL,
	"remark" text,
	"given_by" uuid NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"checked_by" uuid,
	"checked_at" timestamp with time zone,
	CONSTRAINT "pre_receipts_state_known" CHECK (state in ('given', 'accepted', 'refused')),
	CONSTRAINT "pre_receipts_refused_with_remark" CHECK ("pre_receipts"."state" <> 'refused' or btrim("pre_receipts"."remark") <> '')
);
--> statement-breakpoint
CREATE TABLE "sanction_order_changes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"change" jsonb NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"settled_by" uuid,
	"settled_at" timestamp with time zone,
	CONSTRAINT "sanction_order_changes_state_known" CHECK (state in ('waiting', 'confirmed', 'declined')),
	CONSTRAINT "sanction_order_changes_settled_whole" CHECK (("sanction_order_changes"."state" = 'waiting') = ("sanction_order_changes"."settled_by" is null) and ("sanction_order_changes"."settled_by" is null) = ("sanction_order_changes"."settled_at" is null)),
	CONSTRAINT "sanction_order_changes_two_people" CHECK ("sanction_order_changes"."state" <> 'confirmed' or "sanction_order_changes"."settled_by" <> "sanction_order_changes"."requested_by"),
	CONSTRAINT "sanction_order_changes_reason_not_blank" CHECK (btrim("sanction_order_changes"."reason") <> '')
);
--> statement-breakpoint
CREATE TABLE "sanction_orders" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" text NOT NULL,
	"ordered_on" date NOT NULL,
	"budget_head" text NOT NULL,
	"payer" text NOT NULL,
	"file_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"recorded_by" uuid NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sanction_orders_number_not_blank" CHECK (btrim("sanction_orders"."number") <> ''),
	CONSTRAINT "sanction_orders_budget_head_not_blank" CHECK (btrim("sanction_orders"."budget_head") <> ''),
	CONSTRAINT "sanction_orders_payer_known" CHECK (payer in ('council', 'dgft_direct'))
);
--> statement-breakpoint
ALTER TABLE "reimbursements" ADD COLUMN "payment_status" text;--> statement-breakpoint
ALTER TABLE "ledger_closes" ADD CONSTRAINT "ledger_closes_prepared_by_users_id_fk" FOREIGN KEY ("prepared_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_closes" ADD CONSTRAINT "ledger_closes_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_fkey" FOREIGN KEY ("transaction_id","scheme","occurred_on") REFERENCES "public"."ledger_transactions"("id","scheme","occurred_on") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_line_id_payment_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."payment_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_file_id_payment_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."payment_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_reverses_ledger_transactions_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_posted_by_users_id_fk" FOREIGN KEY ("posted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_line_id_payment_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."payment_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_demanded_by_users_id_fk" FOREIGN KEY ("demanded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_receipts" ADD CONSTRAINT "recovery_receipts_recovery_id_recoveries_id_fk" FOREIGN KEY ("recovery_id") REFERENCES "public"."recoveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_receipts" ADD CONSTRAINT "recovery_receipts_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_cheque_file_id_payment_files_id_fk" FOREIGN KEY ("cheque_file_id") REFERENCES "public"."payment_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_layouts" ADD CONSTRAINT "bank_layouts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_replies" ADD CONSTRAINT "bank_replies_file_id_payment_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."payment_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_replies" ADD CONSTRAINT "bank_replies_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_lines" ADD CONSTRAINT "batch_lines_batch_id_payment_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payment_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_lines" ADD CONSTRAINT "batch_lines_line_id_payment_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."payment_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_lines" ADD CONSTRAINT "batch_lines_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_lines" ADD CONSTRAINT "batch_lines_proof_file_id_payment_files_id_fk" FOREIGN KEY ("proof_file_id") REFERENCES "public"."payment_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_lines" ADD CONSTRAINT "batch_lines_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "granted_rights" ADD CONSTRAINT "granted_rights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "granted_rights" ADD CONSTRAINT "granted_rights_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_batches" ADD CONSTRAINT "payment_batches_prepared_by_users_id_fk" FOREIGN KEY ("prepared_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_batches" ADD CONSTRAINT "payment_batches_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_batches" ADD CONSTRAINT "payment_batches_file_id_payment_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."payment_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_batches" ADD CONSTRAINT "payment_batches_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_files" ADD CONSTRAINT "payment_files_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_files" ADD CONSTRAINT "payment_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_history" ADD CONSTRAINT "payment_history_line_id_payment_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."payment_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_history" ADD CONSTRAINT "payment_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_lines" ADD CONSTRAINT "payment_lines_order_id_sanction_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sanction_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_lines" ADD CONSTRAINT "payment_lines_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_lines" ADD CONSTRAINT "payment_lines_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_receipts" ADD CONSTRAINT "pre_receipts_line_id_payment_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."payment_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_receipts" ADD CONSTRAINT "pre_receipts_file_id_payment_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."payment_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_receipts" ADD CONSTRAINT "pre_receipts_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_receipts" ADD CONSTRAINT "pre_receipts_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanction_order_changes" ADD CONSTRAINT "sanction_order_changes_order_id_sanction_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sanction_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanction_order_changes" ADD CONSTRAINT "sanction_order_changes_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanction_order_changes" ADD CONSTRAINT "sanction_order_changes_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanction_orders" ADD CONSTRAINT "sanction_orders_file_id_payment_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."payment_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanction_orders" ADD CONSTRAINT "sanction_orders_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_closes_through_on_unique" ON "ledger_closes" USING btree ("through_on");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction_index" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_balance_index" ON "ledger_entries" USING btree ("scheme","occurred_on","account","amount_paise");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_key_unique" ON "ledger_transactions" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_reverses_unique" ON "ledger_transactions" USING btree ("reverses");--> statement-breakpoint
CREATE INDEX "ledger_transactions_day_index" ON "ledger_transactions" USING btree ("occurred_on" DESC,"id" DESC);--> statement-breakpoint
CREATE INDEX "ledger_transactions_scheme_index" ON "ledger_transactions" USING btree ("scheme","occurred_on" DESC,"id" DESC);--> statement-breakpoint
CREATE INDEX "ledger_transactions_line_index" ON "ledger_transactions" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "recoveries_line_index" ON "recoveries" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "recovery_receipts_recovery_index" ON "recovery_receipts" USING btree ("recovery_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_receipts_reference_unique" ON "recovery_receipts" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "bank_accounts_firm_index" ON "bank_accounts" USING btree ("firm_id","given_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bank_accounts_fingerprint_index" ON "bank_accounts" USING btree ("fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_one_open" ON "bank_accounts" USING btree ("firm_id") WHERE state in ('given', 'checked');--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_one_confirmed" ON "bank_accounts" USING btree ("firm_id") WHERE state = 'confirmed';--> statement-breakpoint
CREATE UNIQUE INDEX "bank_layouts_name_unique" ON "bank_layouts" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "bank_replies_imported_at_index" ON "bank_replies" USING btree ("imported_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "batch_lines_one_open_or_paid" ON "batch_lines" USING btree ("line_id") WHERE outcome is null or outcome = 'paid';--> statement-breakpoint
CREATE UNIQUE INDEX "batch_lines_reference_unique" ON "batch_lines" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "batch_lines_utr_unique" ON "batch_lines" USING btree ("utr") WHERE utr is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_batches_number_unique" ON "payment_batches" USING btree ("number");--> statement-breakpoint
CREATE INDEX "payment_batches_state_index" ON "payment_batches" USING btree ("state","prepared_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payment_history_line_index" ON "payment_history" USING btree ("line_id","id");--> statement-breakpoint
CREATE INDEX "payment_lines_order_index" ON "payment_lines" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_lines_instalment_unique" ON "payment_lines" USING btree ("reimbursement_id","instalment");--> statement-breakpoint
CREATE INDEX "payment_lines_firm_index" ON "payment_lines" USING btree ("firm_id","state_since" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "payment_lines_state_index" ON "payment_lines" USING btree ("state","state_since","id");--> statement-breakpoint
CREATE INDEX "pre_receipts_line_index" ON "pre_receipts" USING btree ("line_id","given_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "sanction_order_changes_one_waiting" ON "sanction_order_changes" USING btree ("order_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "sanction_orders_number_unique" ON "sanction_orders" USING btree (lower("number"),"ordered_on");--> statement-breakpoint
CREATE INDEX "sanction_orders_ordered_on_index" ON "sanction_orders" USING btree ("ordered_on" DESC NULLS LAST,"id");--> statement-breakpoint
-- The ledger only grows, each of its transactions is zero at the commit, and a closed period takes no more of them.
CREATE TRIGGER payment_history_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON "payment_history" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_transactions_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transactions" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_entries_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION assert_transaction_is_zero(transaction uuid) RETURNS void
LANGUAGE plpgsql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
declare
	entries bigint;
	total numeric;
begin
	select count(*), sum(amount_paise) into entries, total from ledger_entries where transaction_id = transaction;
	if entries < 2 or total <> 0 then
		raise exception 'ledger transaction % has % entries with a sum of %', transaction, entries, coalesce(total, 0)
			using errcode = 'check_violation', constraint = 'ledger_zero_sum';
	end if;
end
$$;--> statement-breakpoint
CREATE FUNCTION check_new_ledger_transaction() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
begin
	perform assert_transaction_is_zero(new.id);
	return null;
end
$$;--> statement-breakpoint
CREATE FUNCTION check_new_ledger_entry() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
begin
	perform assert_transaction_is_zero(new.transaction_id);
	return null;
end
$$;--> statement-breakpoint
-- A close takes the same lock exclusively, so that it never overtakes a transaction that is being booked.
CREATE FUNCTION refuse_closed_period() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
begin
	perform pg_advisory_xact_lock_shared(7241905);
	if exists (select from ledger_closes where closed_at is not null and through_on >= new.occurred_on) then
		raise exception 'the period of % is closed', new.occurred_on using errcode = 'check_violation', constraint = 'ledger_closed';
	end if;
	return new;
end
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_zero AFTER INSERT ON "ledger_transactions" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION check_new_ledger_transaction();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_zero AFTER INSERT ON "ledger_entries" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION check_new_ledger_entry();--> statement-breakpoint
CREATE TRIGGER ledger_transactions_open BEFORE INSERT ON "ledger_transactions" FOR EACH ROW EXECUTE FUNCTION refuse_closed_period();--> statement-breakpoint
ALTER TABLE "payment_history" ENABLE ALWAYS TRIGGER payment_history_only_grows;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ENABLE ALWAYS TRIGGER ledger_transactions_only_grow;--> statement-breakpoint
ALTER TABLE "ledger_entries" ENABLE ALWAYS TRIGGER ledger_entries_only_grow;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ENABLE ALWAYS TRIGGER ledger_transactions_zero;--> statement-breakpoint
ALTER TABLE "ledger_entries" ENABLE ALWAYS TRIGGER ledger_entries_zero;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ENABLE ALWAYS TRIGGER ledger_transactions_open;
