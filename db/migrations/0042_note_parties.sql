ALTER TABLE "notes" ADD COLUMN "written_party" text;--> statement-breakpoint
UPDATE "notes" SET "written_party" = CASE "users"."role" WHEN 'DGFT_ADMIN' THEN 'dgft' ELSE 'council' END FROM "users" WHERE "users"."id" = "notes"."written_by";
