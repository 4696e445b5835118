ALTER TABLE "recoveries" ADD COLUMN "withdrawal_reason" text;--> statement-breakpoint
ALTER TABLE "recoveries" ADD COLUMN "withdrawal_asked_by" uuid;--> statement-breakpoint
ALTER TABLE "recoveries" ADD COLUMN "withdrawal_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recoveries" ADD COLUMN "withdrawn_by" uuid;--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_withdrawal_asked_by_users_id_fk" FOREIGN KEY ("withdrawal_asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_withdrawal_whole" CHECK (("recoveries"."withdrawal_reason" is null) = ("recoveries"."withdrawal_asked_by" is null) and ("recoveries"."withdrawal_asked_by" is null) = ("recoveries"."withdrawal_asked_at" is null));--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_withdrawal_two_people" CHECK ("recoveries"."withdrawn_by" is null or ("recoveries"."withdrawal_asked_by" is not null and "recoveries"."withdrawal_asked_by" <> "recoveries"."withdrawn_by" and "recoveries"."declined_at" is not null));