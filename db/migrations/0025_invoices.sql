CREATE TABLE "credit_notes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"invoice_id" uuid NOT NULL,
	"number" text,
	"state" text DEFAULT 'prepared' NOT NULL,
	"reason" text NOT NULL,
	"credit_paise" bigint DEFAULT 0 NOT NULL,
	"prepared_by" uuid NOT NULL,
	"prepared_at" timestamp with time zone NOT NULL,
	"settled_by" uuid,
	"settled_at" timestamp with time zone,
	"issued_on" date,
	CONSTRAINT "credit_notes_state_known" CHECK (state in ('prepared', 'issued', 'declined')),
	CONSTRAINT "credit_notes_number_length" CHECK (length("credit_notes"."number") <= 16),
	CONSTRAINT "credit_notes_reason_not_blank" CHECK (btrim("credit_notes"."reason") <> ''),
	CONSTRAINT "credit_notes_issued_whole" CHECK (("credit_notes"."state" = 'issued') = ("credit_notes"."number" is not null) and ("credit_notes"."number" is null) = ("credit_notes"."issued_on" is null)),
	CONSTRAINT "credit_notes_settled_whole" CHECK (("credit_notes"."state" = 'prepared') = ("credit_notes"."settled_by" is null) and ("credit_notes"."settled_by" is null) = ("credit_notes"."settled_at" is null)),
	CONSTRAINT "credit_notes_two_people" CHECK ("credit_notes"."state" <> 'issued' or "credit_notes"."settled_by" <> "credit_notes"."prepared_by")
);
--> statement-breakpoint
CREATE TABLE "invoice_bands" (
	"firm_id" uuid NOT NULL,
	"financial_year" text NOT NULL,
	"band_label" text NOT NULL,
	"reason" text NOT NULL,
	"chosen_by" uuid NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_bands_pkey" PRIMARY KEY("firm_id","financial_year"),
	CONSTRAINT "invoice_bands_reason_not_blank" CHECK (btrim("invoice_bands"."reason") <> '')
);
--> statement-breakpoint
CREATE TABLE "invoice_bank_files" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"file_id" uuid NOT NULL,
	"recorded" integer NOT NULL,
	"known" integer NOT NULL,
	"imported_by" uuid NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_bank_lines" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"bank_file_id" uuid NOT NULL,
	"paid_on" date NOT NULL,
	"amount_paise" bigint NOT NULL,
	"reference" text NOT NULL,
	"narration" text NOT NULL,
	"problem" text NOT NULL,
	CONSTRAINT "invoice_bank_lines_reference_unique" UNIQUE("bank_file_id","reference"),
	CONSTRAINT "invoice_bank_lines_amount_positive" CHECK ("invoice_bank_lines"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_numbers" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_payments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"invoice_id" uuid NOT NULL,
	"firm_id" uuid NOT NULL,
	"receipt_number" text NOT NULL,
	"source" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"applied_paise" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"reference" text NOT NULL,
	"proof_file_id" uuid,
	"recorded_by" uuid NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"reversed_by" uuid,
	"reversed_at" timestamp with time zone,
	"reversal_reason" text,
	CONSTRAINT "invoice_payments_source_known" CHECK (source in ('by_hand', 'bank_file', 'credit')),
	CONSTRAINT "invoice_payments_amounts" CHECK ("invoice_payments"."amount_paise" > 0 and "invoice_payments"."applied_paise" between 0 and "invoice_payments"."amount_paise"),
	CONSTRAINT "invoice_payments_two_people" CHECK ("invoice_payments"."reversed_by" <> "invoice_payments"."recorded_by"),
	CONSTRAINT "invoice_payments_reversed_whole" CHECK (("invoice_payments"."reversed_by" is null) = ("invoice_payments"."reversed_at" is null) and ("invoice_payments"."reversed_by" is null) = ("invoice_payments"."reversal_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "invoice_proofs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"invoice_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"amount_paise" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"reference" text NOT NULL,
	"state" text DEFAULT 'given' NOT NULL,
	"remark" text,
	"given_by" uuid NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"checked_by" uuid,
	"checked_at" timestamp with time zone,
	"payment_id" uuid,
	CONSTRAINT "invoice_proofs_state_known" CHECK (state in ('given', 'accepted', 'refused')),
	CONSTRAINT "invoice_proofs_amount_positive" CHECK ("invoice_proofs"."amount_paise" > 0),
	CONSTRAINT "invoice_proofs_refused_with_remark" CHECK ("invoice_proofs"."state" <> 'refused' or btrim("invoice_proofs"."remark") <> '')
);
--> statement-breakpoint
CREATE TABLE "invoice_reminders" (
	"invoice_id" uuid NOT NULL,
	"sent_on" date NOT NULL,
	"sent_by" uuid,
	CONSTRAINT "invoice_reminders_pkey" PRIMARY KEY("invoice_id","sent_on")
);
--> statement-breakpoint
CREATE TABLE "invoice_runs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"financial_year" text NOT NULL,
	"fee_table_id" uuid NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"firms" integer NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"issued" integer DEFAULT 0 NOT NULL,
	"without_exports" integer DEFAULT 0 NOT NULL,
	"without_state" integer DEFAULT 0 NOT NULL,
	"issued_paise" bigint DEFAULT 0 NOT NULL,
	"after_firm_id" uuid,
	"started_by" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "invoice_runs_state_known" CHECK (state in ('running', 'done', 'failed')),
	CONSTRAINT "invoice_runs_finished_whole" CHECK (("invoice_runs"."state" = 'running') = ("invoice_runs"."finished_at" is null))
);
--> statement-breakpoint
CREATE TABLE "invoice_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"legal_name" text NOT NULL,
	"address" text NOT NULL,
	"gstin" text NOT NULL,
	"sac" text NOT NULL,
	"bank_details" text NOT NULL,
	"due_days" integer NOT NULL,
	"is_demonstration" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_settings_one_row" CHECK ("invoice_settings"."id" = 1),
	CONSTRAINT "invoice_settings_sac_form" CHECK ("invoice_settings"."sac" ~ '^9995[0-9]{2}$'),
	CONSTRAINT "invoice_settings_due_days" CHECK ("invoice_settings"."due_days" between 0 and 365)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"firm_id" uuid NOT NULL,
	"firm_name" text NOT NULL,
	"firm_address" text NOT NULL,
	"state_code" text NOT NULL,
	"firm_gstin" text,
	"supplier_name" text NOT NULL,
	"supplier_address" text NOT NULL,
	"supplier_gstin" text NOT NULL,
	"bank_details" text NOT NULL,
	"is_demonstration" boolean DEFAULT false NOT NULL,
	"financial_year" text NOT NULL,
	"fee_table_id" uuid NOT NULL,
	"band_label" text NOT NULL,
	"band_reason" text NOT NULL,
	"lines" jsonb NOT NULL,
	"gst_percent" integer NOT NULL,
	"taxable_paise" bigint NOT NULL,
	"cgst_paise" bigint NOT NULL,
	"sgst_paise" bigint NOT NULL,
	"igst_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL,
	"paid_paise" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"end_before_on" date,
	"verification_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"run_id" uuid,
	"issued_by" uuid,
	"issued_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "invoices_kind_known" CHECK (kind in ('membership', 'joining')),
	CONSTRAINT "invoices_state_known" CHECK (state in ('open', 'part_paid', 'paid', 'cancelled')),
	CONSTRAINT "invoices_number_length" CHECK (length("invoices"."number") <= 16),
	CONSTRAINT "invoices_state_code_form" CHECK ("invoices"."state_code" ~ '^[0-9]{2}$'),
	CONSTRAINT "invoices_due_in_order" CHECK ("invoices"."due_on" >= "invoices"."issued_on"),
	CONSTRAINT "invoices_amounts_add_up" CHECK ("invoices"."total_paise" = "invoices"."taxable_paise" + "invoices"."cgst_paise" + "invoices"."sgst_paise" + "invoices"."igst_paise" and "invoices"."taxable_paise" > 0
        and "invoices"."cgst_paise" = "invoices"."sgst_paise" and "invoices"."cgst_paise" >= 0 and "invoices"."igst_paise" >= 0 and ("invoices"."cgst_paise" = 0 or "invoices"."igst_paise" = 0)),
	CONSTRAINT "invoices_state_as_paid" CHECK ("invoices"."paid_paise" between 0 and "invoices"."total_paise" and case "invoices"."state" when 'open' then "invoices"."paid_paise" = 0
        when 'part_paid' then "invoices"."paid_paise" > 0 and "invoices"."paid_paise" < "invoices"."total_paise" when 'paid' then "invoices"."paid_paise" = "invoices"."total_paise" else true end)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account_known";--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_scheme_known";--> statement-breakpoint
ALTER TABLE "granted_rights" DROP CONSTRAINT "granted_rights_right_known";--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_prepared_by_users_id_fk" FOREIGN KEY ("prepared_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_bands" ADD CONSTRAINT "invoice_bands_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_bands" ADD CONSTRAINT "invoice_bands_chosen_by_users_id_fk" FOREIGN KEY ("chosen_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_bank_files" ADD CONSTRAINT "invoice_bank_files_file_id_payment_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."payment_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_bank_files" ADD CONSTRAINT "invoice_bank_files_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_bank_lines" ADD CONSTRAINT "invoice_bank_lines_bank_file_id_invoice_bank_files_id_fk" FOREIGN KEY ("bank_file_id") REFERENCES "public"."invoice_bank_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_proof_file_id_payment_files_id_fk" FOREIGN KEY ("proof_file_id") REFERENCES "public"."payment_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_reversed_by_users_id_fk" FOREIGN KEY ("reversed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_proofs" ADD CONSTRAINT "invoice_proofs_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_proofs" ADD CONSTRAINT "invoice_proofs_file_id_payment_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."payment_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_proofs" ADD CONSTRAINT "invoice_proofs_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_proofs" ADD CONSTRAINT "invoice_proofs_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_proofs" ADD CONSTRAINT "invoice_proofs_payment_id_invoice_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."invoice_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_reminders" ADD CONSTRAINT "invoice_reminders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_reminders" ADD CONSTRAINT "invoice_reminders_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_runs" ADD CONSTRAINT "invoice_runs_fee_table_id_fee_tables_id_fk" FOREIGN KEY ("fee_table_id") REFERENCES "public"."fee_tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_runs" ADD CONSTRAINT "invoice_runs_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_settings" ADD CONSTRAINT "invoice_settings_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_fee_table_id_fee_tables_id_fk" FOREIGN KEY ("fee_table_id") REFERENCES "public"."fee_tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_run_id_invoice_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."invoice_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_number_unique" ON "credit_notes" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_one_for_invoice" ON "credit_notes" USING btree ("invoice_id") WHERE state <> 'declined';--> statement-breakpoint
CREATE INDEX "invoice_bank_files_imported_at_index" ON "invoice_bank_files" USING btree ("imported_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoice_bank_lines_reference_index" ON "invoice_bank_lines" USING btree (lower("reference"));--> statement-breakpoint
CREATE INDEX "invoice_payments_invoice_index" ON "invoice_payments" USING btree ("invoice_id","paid_on","id");--> statement-breakpoint
CREATE INDEX "invoice_payments_firm_index" ON "invoice_payments" USING btree ("firm_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_payments_receipt_number_unique" ON "invoice_payments" USING btree ("receipt_number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_payments_reference_unique" ON "invoice_payments" USING btree (lower("reference")) WHERE source <> 'credit' and reversed_at is null;--> statement-breakpoint
CREATE INDEX "invoice_proofs_invoice_index" ON "invoice_proofs" USING btree ("invoice_id","given_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoice_proofs_to_check_index" ON "invoice_proofs" USING btree ("given_at","id") WHERE state = 'given';--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_proofs_file_unique" ON "invoice_proofs" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_runs_one_running" ON "invoice_runs" USING btree ("state") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "invoice_runs_started_at_index" ON "invoice_runs" USING btree ("started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number_unique" ON "invoices" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_verification_id_unique" ON "invoices" USING btree ("verification_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_for_year" ON "invoices" USING btree ("firm_id","financial_year") WHERE state <> 'cancelled';--> statement-breakpoint
CREATE INDEX "invoices_list_index" ON "invoices" USING btree ("issued_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoices_due_index" ON "invoices" USING btree ("due_on","id") WHERE state in ('open', 'part_paid');--> statement-breakpoint
CREATE INDEX "invoices_run_index" ON "invoices" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "invoices_firm_index" ON "invoices" USING btree ("firm_id","issued_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_known" CHECK (account in ('grant_received', 'interest', 'recovered', 'dgft_direct', 'available', 'sanctioned', 'in_payment', 'paid', 'returned', 'paid_elsewhere', 'refunded', 'receivable', 'subscription_income', 'gst_cgst', 'gst_sgst', 'gst_igst', 'council_bank', 'credit_notes', 'member_credit'));--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind_known" CHECK (kind in ('grant', 'interest', 'refund', 'refund_interest', 'sanction', 'cancel_sanction', 'sanction_direct', 'cancel_sanction_direct', 'pay_elsewhere', 'send', 'pay', 'return', 'return_paid', 'open_again', 'recover', 'recovery_interest', 'invoice', 'invoice_receipt', 'invoice_credit_used', 'credit_note'));--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_scheme_known" CHECK (scheme in ('product', 'plant', 'exhibition', 'membership'));--> statement-breakpoint
ALTER TABLE "granted_rights" ADD CONSTRAINT "granted_rights_right_known" CHECK ("right" in ('payments.prepare', 'payments.approve', 'payments.read', 'payments.close', 'invoices.prepare', 'invoices.approve', 'invoices.read'));