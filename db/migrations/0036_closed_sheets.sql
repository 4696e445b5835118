CREATE TABLE "closed_sheets" (
	"reimbursement_id" text PRIMARY KEY NOT NULL,
	"sheet" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "closed_sheets" ADD CONSTRAINT "closed_sheets_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;