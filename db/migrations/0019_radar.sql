CREATE TABLE "duplicate_keys" (
	"reimbursement_id" text NOT NULL,
	"item_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "duplicate_keys_pkey" PRIMARY KEY("reimbursement_id","item_id","kind")
);
--> statement-breakpoint
CREATE TABLE "duplicate_scans" (
	"reimbursement_id" text PRIMARY KEY NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "duplicate_verdicts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"first_id" text NOT NULL,
	"second_id" text NOT NULL,
	"reason" text NOT NULL,
	"verdict" text NOT NULL,
	"remark" text NOT NULL,
	"evidence" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "duplicate_verdicts_in_order" CHECK ("duplicate_verdicts"."first_id" < "duplicate_verdicts"."second_id"),
	CONSTRAINT "duplicate_verdicts_reason_known" CHECK (reason in ('same_file', 'look_alike', 'receipt', 'certificate', 'traveller', 'amount')),
	CONSTRAINT "duplicate_verdicts_verdict_known" CHECK (verdict in ('same', 'not_same')),
	CONSTRAINT "duplicate_verdicts_remark_not_blank" CHECK (btrim("duplicate_verdicts"."remark") <> '')
);
--> statement-breakpoint
CREATE TABLE "file_scans" (
	"sha256" text PRIMARY KEY NOT NULL,
	"is_readable" boolean NOT NULL,
	"pages" smallint NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_hashes" (
	"sha256" text NOT NULL,
	"page" smallint NOT NULL,
	"hash" bigint NOT NULL,
	"fine_hash" bit(2048) NOT NULL,
	"detail" "bytea" NOT NULL,
	CONSTRAINT "page_hashes_pkey" PRIMARY KEY("sha256","page")
);
--> statement-breakpoint
CREATE TABLE "page_matches" (
	"sha256" text NOT NULL,
	"page" smallint NOT NULL,
	"other_sha256" text NOT NULL,
	"other_page" smallint NOT NULL,
	"bits" smallint NOT NULL,
	"difference" real NOT NULL,
	CONSTRAINT "page_matches_pkey" PRIMARY KEY("sha256","page","other_sha256","other_page")
);
--> statement-breakpoint
ALTER TABLE "duplicate_keys" ADD CONSTRAINT "duplicate_keys_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duplicate_scans" ADD CONSTRAINT "duplicate_scans_reimbursement_id_reimbursements_id_fk" FOREIGN KEY ("reimbursement_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duplicate_verdicts" ADD CONSTRAINT "duplicate_verdicts_first_id_reimbursements_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duplicate_verdicts" ADD CONSTRAINT "duplicate_verdicts_second_id_reimbursements_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."reimbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duplicate_verdicts" ADD CONSTRAINT "duplicate_verdicts_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "duplicate_keys_digest_index" ON "duplicate_keys" USING btree ("kind","digest");--> statement-breakpoint
CREATE INDEX "duplicate_verdicts_pair_index" ON "duplicate_verdicts" USING btree ("first_id","second_id");--> statement-breakpoint
CREATE INDEX "duplicate_verdicts_second_index" ON "duplicate_verdicts" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "page_hashes_band_0_index" ON "page_hashes" USING btree (((hash >> 0) & 65535));--> statement-breakpoint
CREATE INDEX "page_hashes_band_1_index" ON "page_hashes" USING btree (((hash >> 16) & 65535));--> statement-breakpoint
CREATE INDEX "page_hashes_band_2_index" ON "page_hashes" USING btree (((hash >> 32) & 65535));--> statement-breakpoint
CREATE INDEX "page_hashes_band_3_index" ON "page_hashes" USING btree (((hash >> 48) & 65535));--> statement-breakpoint
CREATE INDEX "page_matches_other_sha256_index" ON "page_matches" USING btree ("other_sha256");--> statement-breakpoint
CREATE INDEX "files_sha256_index" ON "files" USING btree ("sha256");