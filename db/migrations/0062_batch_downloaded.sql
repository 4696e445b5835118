ALTER TABLE "payment_batches" ADD COLUMN "downloaded_at" timestamp with time zone;--> statement-breakpoint
-- A batch whose file was downloaded before is known from the audit trail.
UPDATE "payment_batches" SET "downloaded_at" = d."at" FROM (
  SELECT "subject_id", min("at") AS "at" FROM "audit_entries"
  WHERE "event" = 'batch.download' AND "subject_kind" = 'batch' AND "outcome" = 'done' GROUP BY "subject_id"
) d WHERE d."subject_id" = "payment_batches"."id"::text;
