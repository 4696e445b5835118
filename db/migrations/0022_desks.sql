CREATE TABLE "earlier_answers" (
	"reimbursement_id" text NOT NULL,
	"submission" integer NOT NULL,
	"step" smallint NOT NULL,
	"answers" jsonb NOT NULL,
	CONSTRAINT "earlier_answers_pkey" PRIMARY KEY("reimbursement_id","submission","step"),
	CONSTRAINT "earlier_answers_step_counts_from_zero" CHECK ("earlier_answers"."step" >= 0)
);
--> statement-breakpoint
ALTER TABLE "payment_lines" ADD COLUMN "is_of_undone_decision" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "earlier_answers" ADD CONSTRAINT "earlier_answers_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER earlier_answers_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "earlier_answers" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
ALTER TABLE "earlier_answers" ENABLE ALWAYS TRIGGER earlier_answers_only_grow;--> statement-breakpoint
-- Lines of a decision that was undone: each is older than the last undoing of its claim.
UPDATE "payment_lines" SET "is_of_undone_decision" = true
WHERE exists (SELECT FROM reimbursement_history h WHERE h.reimbursement_id = payment_lines.reimbursement_id
	AND h.action IN ('fresh_look', 'council_reopen', 'dgft_reopen')
	AND h.at > (SELECT min(p.at) FROM payment_history p WHERE p.line_id = payment_lines.id));--> statement-breakpoint
-- What was recovered after a decision that was undone gives nothing of a later one.
CREATE OR REPLACE FUNCTION keep_ordered_paise() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
declare
	claim text := case when tg_op = 'DELETE' then old.reimbursement_id else new.reimbursement_id end;
begin
	perform from reimbursements where id = claim for no key update;
	update reimbursements set ordered_paise = (
		select coalesce(sum(amount_paise), 0) from payment_lines
		where reimbursement_id = claim and state <> 'cancelled' and not (state = 'recovered' and is_of_undone_decision)
	) where id = claim;
	return null;
end
$$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER payment_lines_ordered_again AFTER UPDATE ON "payment_lines" FOR EACH ROW
WHEN (old.amount_paise <> new.amount_paise or old.state <> new.state and ('cancelled' in (old.state, new.state) or 'recovered' in (old.state, new.state))
	or old.is_of_undone_decision <> new.is_of_undone_decision) EXECUTE FUNCTION keep_ordered_paise();--> statement-breakpoint
UPDATE "reimbursements" SET "ordered_paise" = covered.paise
FROM (SELECT reimbursement_id, coalesce(sum(amount_paise) FILTER (WHERE state <> 'cancelled' AND NOT (state = 'recovered' AND is_of_undone_decision)), 0) AS paise
	FROM "payment_lines" GROUP BY reimbursement_id) covered
WHERE "reimbursements"."id" = covered.reimbursement_id AND "reimbursements"."ordered_paise" <> covered.paise;
