CREATE TABLE "hsn_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"category" text NOT NULL,
	"position" smallint NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "hsn_codes_eight_digits" CHECK ("hsn_codes"."code" ~ '^[0-9]{8}$'),
	CONSTRAINT "hsn_codes_label_not_blank" CHECK (btrim("hsn_codes"."label") <> ''),
	CONSTRAINT "hsn_codes_category_known" CHECK (category in ('Consumable', 'Electonic', 'implant', 'Device-IVD', 'Device-Surgical'))
);
--> statement-breakpoint
CREATE TABLE "member_profiles" (
	"firm_id" uuid PRIMARY KEY NOT NULL,
	"organization" text NOT NULL,
	"address" text NOT NULL,
	"gst" text NOT NULL,
	"pan" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" "citext" NOT NULL,
	"contact_mobile" text NOT NULL,
	"whatsapp" text NOT NULL,
	"alternate_email" "citext" NOT NULL,
	"description" text NOT NULL,
	"show_email" boolean NOT NULL,
	"show_phone" boolean NOT NULL,
	"disclaimers_version" text NOT NULL,
	"disclaimers_accepted_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_profiles_organization_not_blank" CHECK (btrim("member_profiles"."organization") <> ''),
	CONSTRAINT "member_profiles_contact_mobile_e164" CHECK ("member_profiles"."contact_mobile" ~ '^\+[1-9][0-9]{6,14}$'),
	CONSTRAINT "member_profiles_whatsapp_e164" CHECK ("member_profiles"."whatsapp" ~ '^\+[1-9][0-9]{6,14}$'),
	CONSTRAINT "member_profiles_version_counts_from_one" CHECK ("member_profiles"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "profile_products" (
	"firm_id" uuid NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "profile_products_pkey" PRIMARY KEY("firm_id","code")
);
--> statement-breakpoint
ALTER TABLE "reimbursements" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "member_profiles" ADD CONSTRAINT "member_profiles_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_profiles" ADD CONSTRAINT "member_profiles_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_products" ADD CONSTRAINT "profile_products_firm_id_member_profiles_firm_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."member_profiles"("firm_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_products" ADD CONSTRAINT "profile_products_code_hsn_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."hsn_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hsn_codes_category_index" ON "hsn_codes" USING btree ("category","position","code");--> statement-breakpoint
CREATE INDEX "profile_products_code_index" ON "profile_products" USING btree ("code","firm_id");--> statement-breakpoint
ALTER TABLE "reimbursements" ADD CONSTRAINT "reimbursements_title_not_blank" CHECK (btrim("reimbursements"."title") <> '');