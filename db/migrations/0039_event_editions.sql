ALTER TABLE "event_registrations" ADD COLUMN "event_starts_on" date;--> statement-breakpoint
-- A text that staff have published stands in place of the text of its page: the search leaves out the words that nobody reads any more. The name and
-- the description of the page stay: menus and other search engines show them.
CREATE OR REPLACE VIEW "site_search" AS
	SELECT 'page' AS "kind", p."key" AS "ref", p."language",
		coalesce(nullif(written."published_fields" ->> (CASE p."language" WHEN 'hi' THEN 'titleHindi' ELSE 'title' END), ''), p."title") AS "title", p."summary",
		coalesce(ts_filter(p."words", '{a,b}') || written."words", p."words") AS "words", NULL::timestamptz AS "publish_from", NULL::timestamptz AS "publish_until"
	FROM "site_page_texts" p
	LEFT JOIN "content_entries" written ON written."kind" = 'page-text' AND written."slug" = p."key" AND written."state" = 'published'
		AND (written."publish_from" IS NULL OR written."publish_from" <= now()) AND (written."publish_until" IS NULL OR written."publish_until" > now())
	UNION ALL
	SELECT e."kind", e."slug", l."language",
		coalesce(nullif(e."published_fields" ->> ('title' || l."suffix"), ''), e."published_fields" ->> 'title', e."published_fields" ->> 'name', ''),
		coalesce(nullif(e."published_fields" ->> ('summary' || l."suffix"), ''), nullif(e."published_fields" ->> 'summary', ''),
			nullif(e."published_fields" ->> ('description' || l."suffix"), ''), e."published_fields" ->> 'description',
			concat_ws(', ', nullif(e."published_fields" ->> 'acronym', ''), nullif(e."published_fields" ->> 'city', ''))),
		e."words", e."publish_from", e."publish_until"
	FROM "content_entries" e
	CROSS JOIN (VALUES ('en', ''), ('hi', 'Hindi')) AS l("language", "suffix")
	WHERE e."state" = 'published' AND e."kind" IN ('notice', 'tender', 'event', 'report', 'policy', 'publication', 'association')
	UNION ALL
	SELECT 'hs-code', h."code"::text, NULL, h."label", h."code"::text, to_tsvector('english', h."label" || ' ' || h."code"), NULL, NULL
	FROM "hsn_codes" h
	WHERE h."retired_at" IS NULL;
