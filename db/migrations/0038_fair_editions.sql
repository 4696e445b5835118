DROP INDEX "fairs_event_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "fairs_event_unique" ON "fairs" USING btree ("event_slug","starts_on");