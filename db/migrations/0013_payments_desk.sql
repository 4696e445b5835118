DROP INDEX "recovery_receipts_reference_unique";--> statement-breakpoint
ALTER TABLE "recovery_receipts" ADD COLUMN "reversed_by" uuid;--> statement-breakpoint
ALTER TABLE "recovery_receipts" ADD COLUMN "reversed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recovery_receipts" ADD COLUMN "reversal_reason" text;--> statement-breakpoint
ALTER TABLE "reimbursements" ADD COLUMN "ordered_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "recovery_receipts" ADD CONSTRAINT "recovery_receipts_reversed_by_users_id_fk" FOREIGN KEY ("reversed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pre_receipts_to_check_index" ON "pre_receipts" USING btree ("given_at","id") WHERE state = 'given';--> statement-breakpoint
CREATE INDEX "reimbursements_to_order_index" ON "reimbursements" USING btree ("decided_at","id") WHERE state = 'APPROVED_DGFT' and sanctioned_paise > ordered_paise;--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_receipts_reference_unique" ON "recovery_receipts" USING btree ("reference") WHERE reversed_at is null;--> statement-breakpoint
ALTER TABLE "recovery_receipts" ADD CONSTRAINT "recovery_receipts_two_people" CHECK ("recovery_receipts"."reversed_by" <> "recovery_receipts"."recorded_by");--> statement-breakpoint
ALTER TABLE "recovery_receipts" ADD CONSTRAINT "recovery_receipts_reversed_whole" CHECK (("recovery_receipts"."reversed_by" is null) = ("recovery_receipts"."reversed_at" is null) and ("recovery_receipts"."reversed_by" is null) = ("recovery_receipts"."reversal_reason" is null));--> statement-breakpoint
-- What orders give a claim is read by the desk without adding up all payment lines. The claim is locked first, so that the sum is of after the lock.
CREATE FUNCTION keep_ordered_paise() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
declare
	claim text := case when tg_op = 'DELETE' then old.reimbursement_id else new.reimbursement_id end;
begin
	perform from reimbursements where id = claim for no key update;
	update reimbursements set ordered_paise = (
		select coalesce(sum(amount_paise), 0) from payment_lines where reimbursement_id = claim and state <> 'cancelled'
	) where id = claim;
	return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER payment_lines_ordered AFTER INSERT OR DELETE ON "payment_lines" FOR EACH ROW EXECUTE FUNCTION keep_ordered_paise();--> statement-breakpoint
CREATE TRIGGER payment_lines_ordered_again AFTER UPDATE ON "payment_lines" FOR EACH ROW
WHEN (old.amount_paise <> new.amount_paise or (old.state = 'cancelled') <> (new.state = 'cancelled')) EXECUTE FUNCTION keep_ordered_paise();--> statement-breakpoint
UPDATE "reimbursements" SET "ordered_paise" = covered.paise
FROM (SELECT reimbursement_id, sum(amount_paise) AS paise FROM "payment_lines" WHERE state <> 'cancelled' GROUP BY reimbursement_id) covered
WHERE "reimbursements"."id" = covered.reimbursement_id;
