ALTER TABLE "rate_limits" ADD COLUMN "reserved" timestamp with time zone[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_type" text;