ALTER TABLE "buyer_registrations" ADD COLUMN "repeat_key" text;--> statement-breakpoint
ALTER TABLE "buyers" ADD COLUMN "repeat_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "buyer_registrations_repeat_key_unique" ON "buyer_registrations" USING btree ("repeat_key");--> statement-breakpoint
CREATE INDEX "buyers_repeat_key_index" ON "buyers" USING btree ("repeat_key");