DROP INDEX "activation_links_one_open_per_user";--> statement-breakpoint
ALTER TABLE "activation_links" ADD COLUMN "purpose" text DEFAULT 'activation' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "activation_links_one_open_per_user" ON "activation_links" USING btree ("user_id","purpose") WHERE used_at is null and superseded_at is null;--> statement-breakpoint
ALTER TABLE "activation_links" ADD CONSTRAINT "activation_links_purpose_known" CHECK (purpose in ('activation', 'reset'));