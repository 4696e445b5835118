DROP INDEX "fair_fee_proofs_one_that_counts";--> statement-breakpoint
CREATE UNIQUE INDEX "fair_fee_proofs_one_that_waits" ON "fair_fee_proofs" USING btree ("application_id") WHERE state = 'sent';