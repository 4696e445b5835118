ALTER TABLE "notifications" DROP CONSTRAINT "notifications_about_one";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "expected_claim_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_expected_claim_id_expected_claims_id_fk" FOREIGN KEY ("expected_claim_id") REFERENCES "public"."expected_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_expected_claim_index" ON "notifications" USING btree ("expected_claim_id") WHERE expected_claim_id is not null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_one" CHECK (num_nonnulls("notifications"."reimbursement_id", "notifications"."enquiry_entry_id", "notifications"."expected_claim_id") = 1);