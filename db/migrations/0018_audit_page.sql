DROP INDEX "audit_entries_event_index";--> statement-breakpoint
DROP INDEX "audit_entries_actor_index";--> statement-breakpoint
DROP INDEX "audit_entries_subject_index";--> statement-breakpoint
DROP INDEX "audit_entries_not_done_index";--> statement-breakpoint
CREATE INDEX "audit_entries_event_at_index" ON "audit_entries" USING btree ("event","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_actor_at_index" ON "audit_entries" USING btree ("actor_name","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_subject_at_index" ON "audit_entries" USING btree ("subject_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_outcome_at_index" ON "audit_entries" USING btree ("outcome","at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE outcome <> 'done';