CREATE TABLE "credit_repayments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"invoice_id" uuid NOT NULL,
	"firm_id" uuid NOT NULL,
	"state" text DEFAULT 'prepared' NOT NULL,
	"amount_paise" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"reference" text NOT NULL,
	"proof_file_id" uuid NOT NULL,
	"prepared_by" uuid NOT NULL,
	"prepared_at" timestamp with time zone NOT NULL,
	"settled_by" uuid,
	"settled_at" timestamp with time zone,
	"reversed_by" uuid,
	"reversed_at" timestamp with time zone,
	"reversal_reason" text,
	CONSTRAINT "credit_repayments_state_known" CHECK (state in ('prepared', 'confirmed', 'declined', 'taken_back')),
	CONSTRAINT "credit_repayments_amount_positive" CHECK ("credit_repayments"."amount_paise" > 0),
	CONSTRAINT "credit_repayments_settled_whole" CHECK (("credit_repayments"."state" = 'prepared') = ("credit_repayments"."settled_by" is null) and ("credit_repayments"."settled_by" is null) = ("credit_repayments"."settled_at" is null)),
	CONSTRAINT "credit_repayments_reversed_whole" CHECK (num_nonnulls("credit_repayments"."reversed_by", "credit_repayments"."reversed_at", "credit_repayments"."reversal_reason") = case "credit_repayments"."state" when 'taken_back' then 3 else 0 end),
	CONSTRAINT "credit_repayments_two_people" CHECK (("credit_repayments"."state" in ('prepared', 'declined') or "credit_repayments"."settled_by" <> "credit_repayments"."prepared_by") and "credit_repayments"."reversed_by" <> "credit_repayments"."prepared_by")
);
--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind_known";--> statement-breakpoint
ALTER TABLE "credit_repayments" ADD CONSTRAINT "credit_repayments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_repayments" ADD CONSTRAINT "credit_repayments_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_repayments" ADD CONSTRAINT "credit_repayments_proof_file_id_payment_files_id_fk" FOREIGN KEY ("proof_file_id") REFERENCES "public"."payment_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_repayments" ADD CONSTRAINT "credit_repayments_prepared_by_users_id_fk" FOREIGN KEY ("prepared_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_repayments" ADD CONSTRAINT "credit_repayments_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_repayments" ADD CONSTRAINT "credit_repayments_reversed_by_users_id_fk" FOREIGN KEY ("reversed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_repayments_firm_index" ON "credit_repayments" USING btree ("firm_id","prepared_at");--> statement-breakpoint
CREATE INDEX "credit_repayments_invoice_index" ON "credit_repayments" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "credit_repayments_waiting_index" ON "credit_repayments" USING btree ("prepared_at") WHERE state = 'prepared';--> statement-breakpoint
CREATE UNIQUE INDEX "credit_repayments_reference_unique" ON "credit_repayments" USING btree (lower("reference")) WHERE state in ('prepared', 'confirmed');--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind_known" CHECK (kind in ('grant', 'interest', 'refund', 'refund_interest', 'sanction', 'cancel_sanction', 'sanction_direct', 'cancel_sanction_direct', 'pay_elsewhere', 'send', 'pay', 'return', 'return_paid', 'pay_returned', 'open_again', 'recover', 'recovery_interest', 'invoice', 'invoice_receipt', 'invoice_credit_used', 'credit_note', 'invoice_credit_repaid'));