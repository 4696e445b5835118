CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"person_hash" text NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL,
	"erased_by" uuid,
	"counts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "erasures_person_hash_index" ON "erasures" USING btree ("person_hash","erased_at");