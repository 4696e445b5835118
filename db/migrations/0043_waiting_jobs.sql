ALTER TABLE "outbox" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "fair_leads_storage_key_index" ON "fair_leads" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "membership_application_documents_storage_key_index" ON "membership_application_documents" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "mail_unsent_index" ON "mail" USING btree ("created_at") WHERE state in ('queued', 'sending', 'failed');--> statement-breakpoint
CREATE INDEX "mail_sent_at_index" ON "mail" USING btree ("sent_at") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "outbox_topic_index" ON "outbox" USING btree ("topic","not_before") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "payment_files_storage_key_index" ON "payment_files" USING btree ("storage_key");