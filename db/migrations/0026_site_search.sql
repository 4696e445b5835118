CREATE TABLE "site_page_texts" (
	"key" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', translate(title, '।', ' ')), 'A') || setweight(to_tsvector('english', translate(summary, '।', ' ')), 'B') || to_tsvector('english', translate(body, '।', ' '))) STORED,
	CONSTRAINT "site_page_texts_key_language_pk" PRIMARY KEY("key","language")
);
--> statement-breakpoint
ALTER TABLE "event_registrations" ADD COLUMN "event_title" text;--> statement-breakpoint
CREATE INDEX "event_registrations_event_index" ON "event_registrations" USING btree ("event_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
-- What the public reads of an entry, as the search compares it; in step by itself. The parser takes the danda for a letter.
ALTER TABLE "content_entries" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (jsonb_to_tsvector('english', translate(coalesce("published_fields", '{}'::jsonb)::text, '।', ' ')::jsonb, '["string"]')) STORED;
--> statement-breakpoint
CREATE INDEX "content_entries_words_index" ON "content_entries" USING gin ("words");
--> statement-breakpoint
CREATE INDEX "site_page_texts_words_index" ON "site_page_texts" USING gin ("words");
--> statement-breakpoint
-- Everything that the search of the website can find. A page whose text staff have published is found by their words too.
CREATE VIEW "site_search" AS
	SELECT 'page' AS "kind", p."key" AS "ref", p."language", p."title", p."summary",
		p."words" || coalesce(written."words", ''::tsvector) AS "words", NULL::timestamptz AS "publish_from", NULL::timestamptz AS "publish_until"
	FROM "site_page_texts" p
	LEFT JOIN "content_entries" written ON written."kind" = 'page-text' AND written."slug" = p."key" AND written."state" = 'published'
		AND (written."publish_from" IS NULL OR written."publish_from" <= now()) AND (written."publish_until" IS NULL OR written."publish_until" > now())
	UNION ALL
	SELECT e."kind", e."slug", NULL, coalesce(e."published_fields" ->> 'title', e."published_fields" ->> 'name', ''),
		coalesce(nullif(e."published_fields" ->> 'summary', ''), e."published_fields" ->> 'description',
			concat_ws(', ', nullif(e."published_fields" ->> 'acronym', ''), nullif(e."published_fields" ->> 'city', ''))),
		e."words", e."publish_from", e."publish_until"
	FROM "content_entries" e
	WHERE e."state" = 'published' AND e."kind" IN ('notice', 'tender', 'event', 'report', 'policy', 'publication', 'association')
	UNION ALL
	SELECT 'hs-code', h."code"::text, NULL, h."label", h."code"::text, to_tsvector('english', h."label" || ' ' || h."code"), NULL, NULL
	FROM "hsn_codes" h
	WHERE h."retired_at" IS NULL;
