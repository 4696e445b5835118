CREATE TABLE "proved_facts" (
	"reimbursement_id" text PRIMARY KEY NOT NULL,
	"firm_class" text,
	"is_special_group" boolean,
	"turnover_paise" bigint,
	"intent_filed_on" date,
	"set_by" uuid NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proved_facts_firm_class_known" CHECK (firm_class in ('micro', 'small', 'medium', 'other')),
	CONSTRAINT "proved_facts_turnover_not_negative" CHECK ("proved_facts"."turnover_paise" >= 0)
);
--> statement-breakpoint
ALTER TABLE "proved_facts" ADD CONSTRAINT "proved_facts_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proved_facts" ADD CONSTRAINT "proved_facts_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;