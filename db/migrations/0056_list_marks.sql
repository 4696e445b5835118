ALTER TABLE "import_checks" ADD COLUMN "has_warning" boolean;--> statement-breakpoint
ALTER TABLE "reimbursements" ADD COLUMN "rule_outcome" text;--> statement-breakpoint
-- Open claims get it from the job that computes their amounts, an hour later: servers of an earlier release compute amounts without it.
INSERT INTO "outbox" ("topic", "payload", "not_before")
	SELECT 'fill-amounts', '{"all": true}'::jsonb, now() + interval '1 hour'
	WHERE EXISTS (SELECT FROM "reimbursements" WHERE "submitted_at" IS NOT NULL);
