CREATE INDEX "notifications_reimbursement_index" ON "notifications" USING btree ("reimbursement_id","user_id") WHERE read_at is null and reimbursement_id is not null;--> statement-breakpoint
CREATE INDEX "batch_lines_line_index" ON "batch_lines" USING btree ("line_id");--> statement-breakpoint
DROP INDEX "firms_name_index";--> statement-breakpoint
DROP INDEX "firms_contact_name_index";--> statement-breakpoint
CREATE INDEX "firms_name_index" ON "firms" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "firms_contact_name_index" ON "firms" USING btree ("contact_name" collate "und-x-icu","id");