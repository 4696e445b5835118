CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"email" "citext" NOT NULL,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"repeat_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	"handled_by" uuid,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	CONSTRAINT "contact_messages_handled_by_somebody" CHECK (("contact_messages"."handled_at" is null) = ("contact_messages"."handled_by" is null))
);
--> statement-breakpoint
CREATE TABLE "event_registrations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"email" "citext" NOT NULL,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"repeat_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	"handled_by" uuid,
	"organisation" text NOT NULL,
	"designation" text NOT NULL,
	"event_id" text,
	CONSTRAINT "event_registrations_handled_by_somebody" CHECK (("event_registrations"."handled_at" is null) = ("event_registrations"."handled_by" is null))
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_messages_repeat_key_unique" ON "contact_messages" USING btree ("repeat_key");--> statement-breakpoint
CREATE INDEX "contact_messages_created_at_index" ON "contact_messages" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_repeat_key_unique" ON "event_registrations" USING btree ("repeat_key");--> statement-breakpoint
CREATE INDEX "event_registrations_created_at_index" ON "event_registrations" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);