CREATE TABLE "operator_runs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text NOT NULL,
	"detail" jsonb NOT NULL,
	CONSTRAINT "operator_runs_kind_known" CHECK (kind in ('backup', 'backup_verify', 'restore', 'files_verify')),
	CONSTRAINT "operator_runs_outcome_known" CHECK (outcome in ('done', 'failed'))
);
--> statement-breakpoint
CREATE INDEX "operator_runs_kind_index" ON "operator_runs" USING btree ("kind","ended_at");