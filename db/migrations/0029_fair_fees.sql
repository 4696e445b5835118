CREATE TABLE "fair_fee_proofs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"application_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"amount_paise" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"reference" text NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"remark" text,
	"sent_by" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"checked_by" uuid,
	"checked_at" timestamp with time zone,
	CONSTRAINT "fair_fee_proofs_state_known" CHECK (state in ('sent', 'received', 'returned')),
	CONSTRAINT "fair_fee_proofs_amount_positive" CHECK ("fair_fee_proofs"."amount_paise" > 0),
	CONSTRAINT "fair_fee_proofs_returned_with_remark" CHECK (("fair_fee_proofs"."state" = 'returned') = ("fair_fee_proofs"."remark" is not null)),
	CONSTRAINT "fair_fee_proofs_checked_whole" CHECK (("fair_fee_proofs"."state" = 'sent') = ("fair_fee_proofs"."checked_at" is null) and ("fair_fee_proofs"."checked_at" is null) = ("fair_fee_proofs"."checked_by" is null))
);
--> statement-breakpoint
ALTER TABLE "fairs" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fairs" ADD COLUMN "cancelled_by" uuid;--> statement-breakpoint
ALTER TABLE "fairs" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "fair_fee_proofs" ADD CONSTRAINT "fair_fee_proofs_application_id_fair_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."fair_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_fee_proofs" ADD CONSTRAINT "fair_fee_proofs_file_id_payment_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."payment_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_fee_proofs" ADD CONSTRAINT "fair_fee_proofs_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_fee_proofs" ADD CONSTRAINT "fair_fee_proofs_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fair_fee_proofs_application_index" ON "fair_fee_proofs" USING btree ("application_id","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "fair_fee_proofs_file_unique" ON "fair_fee_proofs" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_fee_proofs_one_that_counts" ON "fair_fee_proofs" USING btree ("application_id") WHERE state <> 'returned';--> statement-breakpoint
ALTER TABLE "fairs" ADD CONSTRAINT "fairs_cancelled_by_users_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fairs" ADD CONSTRAINT "fairs_cancelled_whole" CHECK (("fairs"."cancelled_at" is null) = ("fairs"."cancel_reason" is null));