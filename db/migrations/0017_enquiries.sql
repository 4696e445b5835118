CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"buyer_id" uuid NOT NULL,
	"sender_name" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"content_hash" text NOT NULL,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry_members" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"firm_id" uuid NOT NULL,
	"read_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	"report_reason" text,
	"reported_at" timestamp with time zone,
	"reported_by" uuid,
	CONSTRAINT "enquiry_members_answer_whole" CHECK (("enquiry_members"."answer" is null) = ("enquiry_members"."answered_at" is null) and ("enquiry_members"."answer" is null) = ("enquiry_members"."answered_by" is null)),
	CONSTRAINT "enquiry_members_report_whole" CHECK (("enquiry_members"."report_reason" is null) = ("enquiry_members"."reported_at" is null) and ("enquiry_members"."report_reason" is null) = ("enquiry_members"."reported_by" is null))
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_members" ADD CONSTRAINT "enquiry_members_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_members" ADD CONSTRAINT "enquiry_members_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_members" ADD CONSTRAINT "enquiry_members_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_members" ADD CONSTRAINT "enquiry_members_reported_by_users_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_buyer_id_index" ON "enquiries" USING btree ("buyer_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "enquiries_created_at_index" ON "enquiries" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_members_once_per_firm" ON "enquiry_members" USING btree ("enquiry_id","firm_id");--> statement-breakpoint
CREATE INDEX "enquiry_members_firm_id_index" ON "enquiry_members" USING btree ("firm_id","id");--> statement-breakpoint
CREATE INDEX "enquiry_members_unread_index" ON "enquiry_members" USING btree ("firm_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "enquiry_members_reported_index" ON "enquiry_members" USING btree ("reported_at") WHERE reported_at is not null;