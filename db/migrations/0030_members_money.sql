ALTER TABLE "invoices" DROP CONSTRAINT "invoices_state_as_paid";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_about_one";--> statement-breakpoint
DROP INDEX "credit_notes_one_for_invoice";--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "taxable_paise" bigint;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "cgst_paise" bigint;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "sgst_paise" bigint;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "igst_paise" bigint;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "total_paise" bigint;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credited_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "application_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "invoice_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_application_id_membership_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."membership_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_notes_invoice_index" ON "credit_notes" USING btree ("invoice_id","prepared_at");--> statement-breakpoint
CREATE INDEX "notifications_application_index" ON "notifications" USING btree ("application_id") WHERE application_id is not null;--> statement-breakpoint
CREATE INDEX "notifications_invoice_index" ON "notifications" USING btree ("invoice_id") WHERE invoice_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_one_for_invoice" ON "credit_notes" USING btree ("invoice_id") WHERE state = 'prepared';--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_amounts_add_up" CHECK (num_nonnulls("credit_notes"."taxable_paise", "credit_notes"."cgst_paise", "credit_notes"."sgst_paise", "credit_notes"."igst_paise", "credit_notes"."total_paise") in (0, 5)
        and "credit_notes"."total_paise" = "credit_notes"."taxable_paise" + "credit_notes"."cgst_paise" + "credit_notes"."sgst_paise" + "credit_notes"."igst_paise" and "credit_notes"."total_paise" > 0
        and "credit_notes"."taxable_paise" >= 0 and "credit_notes"."cgst_paise" = "credit_notes"."sgst_paise" and "credit_notes"."cgst_paise" >= 0 and "credit_notes"."igst_paise" >= 0);--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_state_as_paid" CHECK ("invoices"."paid_paise" between 0 and "invoices"."total_paise" and "invoices"."credited_paise" between 0 and "invoices"."total_paise"
        and case "invoices"."state" when 'open' then "invoices"."paid_paise" = 0 and "invoices"."credited_paise" < "invoices"."total_paise"
          when 'part_paid' then "invoices"."paid_paise" > 0 and "invoices"."paid_paise" + "invoices"."credited_paise" < "invoices"."total_paise"
          when 'paid' then "invoices"."paid_paise" + "invoices"."credited_paise" = "invoices"."total_paise" else true end);--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_one" CHECK (num_nonnulls("notifications"."reimbursement_id", "notifications"."enquiry_entry_id", "notifications"."expected_claim_id", "notifications"."circular_id", "notifications"."fair_id", "notifications"."application_id", "notifications"."invoice_id") = 1);--> statement-breakpoint
UPDATE "credit_notes" SET "taxable_paise" = i."taxable_paise", "cgst_paise" = i."cgst_paise", "sgst_paise" = i."sgst_paise", "igst_paise" = i."igst_paise", "total_paise" = i."total_paise" FROM "invoices" i WHERE i."id" = "credit_notes"."invoice_id";--> statement-breakpoint
UPDATE "invoices" SET "credited_paise" = "total_paise" WHERE "state" = 'cancelled';
