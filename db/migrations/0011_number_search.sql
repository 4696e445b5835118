DROP INDEX "reimbursements_id_words_index";--> statement-breakpoint
CREATE INDEX "reimbursements_id_prefix_index" ON "reimbursements" USING btree ("id" text_pattern_ops);