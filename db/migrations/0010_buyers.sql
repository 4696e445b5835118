CREATE TABLE "buyer_registrations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"email" "citext" NOT NULL,
	"buyer_type" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"country" text NOT NULL,
	"zip_code" text NOT NULL,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"password_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "buyer_registrations_type_known" CHECK (buyer_type in ('government_procurement_authority', 'private_healthcare_procurement', 'import_agency_distributor'))
);
--> statement-breakpoint
CREATE TABLE "buyers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"buyer_type" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"country" text NOT NULL,
	"zip_code" text NOT NULL,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "buyers_type_known" CHECK (buyer_type in ('government_procurement_authority', 'private_healthcare_procurement', 'import_agency_distributor'))
);
--> statement-breakpoint
ALTER TABLE "buyers" ADD CONSTRAINT "buyers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "buyer_registrations_email_index" ON "buyer_registrations" USING btree ("email","created_at");