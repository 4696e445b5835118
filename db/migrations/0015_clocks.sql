CREATE TABLE "reimbursement_holds" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reimbursement_id" text NOT NULL,
	"party" text NOT NULL,
	"reason" text NOT NULL,
	"from_on" date NOT NULL,
	"until_on" date NOT NULL,
	"started_by" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_by" uuid,
	"ended_at" timestamp with time zone,
	CONSTRAINT "reimbursement_holds_party_known" CHECK (party in ('council', 'dgft')),
	CONSTRAINT "reimbursement_holds_reason_not_blank" CHECK (btrim("reimbursement_holds"."reason") <> ''),
	CONSTRAINT "reimbursement_holds_days_in_order" CHECK ("reimbursement_holds"."from_on" <= "reimbursement_holds"."until_on")
);
--> statement-breakpoint
CREATE TABLE "weekends" (
	"from_on" date PRIMARY KEY NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"entered_by" uuid NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "weekends_weekdays_known" CHECK ("weekends"."weekdays" <@ '{0,1,2,3,4,5,6}'::smallint[] and cardinality("weekends"."weekdays") < 7)
);
--> statement-breakpoint
ALTER TABLE "reimbursement_history" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "reimbursements" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "reimbursements" ADD COLUMN "held_until" date;--> statement-breakpoint
ALTER TABLE "reimbursement_holds" ADD CONSTRAINT "reimbursement_holds_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reimbursement_holds" ADD CONSTRAINT "reimbursement_holds_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reimbursement_holds" ADD CONSTRAINT "reimbursement_holds_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekends" ADD CONSTRAINT "weekends_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reimbursement_holds_reimbursement_index" ON "reimbursement_holds" USING btree ("reimbursement_id","started_at");--> statement-breakpoint
-- Claims that wait now: the date that was shared with the member, else the target days of the rules that the day of filing chooses.
UPDATE "reimbursements" SET "due_on" = case when state = 'DEFICIENCY_SHARED' and reply_by is not null then reply_by else
	(party_since at time zone 'Asia/Kolkata')::date + coalesce((
		select (v.terms -> 'targetDays' ->> case state when 'DEFICIENCY_SHARED' then 'reply' when 'UNDER_REVIEW_DGFT' then 'dgft' else 'council' end)::int
		from rule_versions v
		where v.scheme = "reimbursements".scheme and v.publication is not null and v.publication <= coalesce(rules_until, v.publication)
			and v.effective_from <= (submitted_at at time zone 'Asia/Kolkata')::date
			and coalesce(v.effective_to, 'infinity') >= (submitted_at at time zone 'Asia/Kolkata')::date
		order by v.publication desc limit 1
	), case state when 'DEFICIENCY_SHARED' then 21 when 'UNDER_REVIEW_DGFT' then 30 else 45 end) end
WHERE state not in ('DRAFT', 'APPROVED_DGFT', 'CLOSED') and submitted_at is not null;
