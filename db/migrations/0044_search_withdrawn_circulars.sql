-- A withdrawn circular is found, too, and its line says so: who holds a print reads that it counts no more.
CREATE OR REPLACE VIEW "circular_search" AS
	SELECT 'circular' AS "kind", replace(substr(c."number", position('/' in c."number") + 1), '/', '-') AS "ref", l."language",
		CASE WHEN l."language" = 'hi' THEN c."subject_hindi" ELSE c."subject" END AS "title",
		c."number" || CASE WHEN c."state" = 'published' THEN '' WHEN l."language" = 'hi' THEN ' · वापस लिया गया' ELSE ' · Withdrawn' END AS "summary",
		setweight(to_tsvector('english', c."number" || ' ' || c."subject" || ' ' || c."subject_hindi"), 'A')
			|| to_tsvector('english', translate(c."body" || ' ' || c."body_hindi", '।', ' ')) AS "words",
		c."published_at" AS "publish_from", NULL::timestamptz AS "publish_until"
	FROM "circulars" c
	CROSS JOIN (VALUES ('en'), ('hi')) AS l("language")
	WHERE c."state" IN ('published', 'withdrawn') AND c."is_public";
