ALTER TABLE "document_versions" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "reimbursements" ADD COLUMN "asks_papers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_name_not_blank" CHECK (btrim("document_versions"."name") <> '');