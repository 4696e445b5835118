CREATE TABLE "note_drafts" (
	"reimbursement_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"audience" text NOT NULL,
	"body" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "note_drafts_pkey" PRIMARY KEY("reimbursement_id","user_id","audience"),
	CONSTRAINT "note_drafts_audience_known" CHECK (audience in ('council', 'council_and_dgft'))
);
--> statement-breakpoint
ALTER TABLE "note_drafts" ADD CONSTRAINT "note_drafts_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_drafts" ADD CONSTRAINT "note_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recommendations_waiting_index" ON "recommendations" USING btree ("reimbursement_id") WHERE forwarded_at is null;