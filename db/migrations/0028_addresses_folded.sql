DROP INDEX "users_email_unique";--> statement-breakpoint
DROP INDEX "firms_contact_email_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"::text));--> statement-breakpoint
CREATE UNIQUE INDEX "firms_contact_email_unique" ON "firms" USING btree (lower("contact_email"::text));