ALTER TABLE "invoice_bank_lines" ADD COLUMN "dismissed_by" uuid;--> statement-breakpoint
ALTER TABLE "invoice_bank_lines" ADD COLUMN "dismissed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invoice_bank_lines" ADD COLUMN "dismissed_reason" text;--> statement-breakpoint
ALTER TABLE "invoice_bank_lines" ADD CONSTRAINT "invoice_bank_lines_dismissed_by_users_id_fk" FOREIGN KEY ("dismissed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_bank_lines" ADD CONSTRAINT "invoice_bank_lines_dismissed_whole" CHECK (num_nonnulls("invoice_bank_lines"."dismissed_by", "invoice_bank_lines"."dismissed_at", "invoice_bank_lines"."dismissed_reason") in (0, 3));--> statement-breakpoint
ALTER TABLE "invoice_bank_lines" ADD CONSTRAINT "invoice_bank_lines_reason_not_blank" CHECK (btrim("invoice_bank_lines"."dismissed_reason") <> '');