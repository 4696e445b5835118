-- The audit trail: each new entry is sealed into a chain of hashes, and history cannot be changed.
INSERT INTO "audit_head" ("seq", "hash") VALUES (0, repeat('0', 64));--> statement-breakpoint
CREATE FUNCTION audit_text(entry audit_entries) RETURNS text
LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
	-- Each column as its length in bytes and its text, so that no two rows have the same one; server/application/audit/verify-audit.ts says the same.
	select string_agg(case when value is null then '-' else octet_length(value) || ':' || value end || ',', '' order by place)
	from unnest(array[
		entry.id::text, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), entry.event, entry.outcome,
		entry.actor_kind, entry.actor_id::text, entry.actor_name::text, entry.actor_role, entry.firm_id::text,
		entry.subject_kind, entry.subject_id, entry.transport, entry.ip, entry.user_agent, entry.request_id, entry.session_id::text,
		entry.detail::text
	]) with ordinality as columns(value, place)
$$;--> statement-breakpoint
CREATE FUNCTION seal_audit_entry() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
declare
	head audit_head;
	next_hash text;
begin
	select * into strict head from audit_head for update;
	next_hash := encode(sha256(convert_to(head.hash || E'\n' || (head.seq + 1) || E'\n' || audit_text(new), 'UTF8')), 'hex');
	insert into audit_chain (seq, entry_id, hash) values (head.seq + 1, new.id, next_hash);
	update audit_head set seq = head.seq + 1, hash = next_hash;
	return null;
end
$$;--> statement-breakpoint
-- At the commit, when the transaction waits for nothing else: the head is locked for the length of the commit only, and in no order with other locks.
CREATE CONSTRAINT TRIGGER audit_entries_seal AFTER INSERT ON "audit_entries" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION seal_audit_entry();--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	raise exception '% only grows: % is refused', tg_table_name, tg_op using errcode = 'insufficient_privilege';
end
$$;--> statement-breakpoint
CREATE FUNCTION refuse_unless_sealing() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if pg_trigger_depth() > 1 then return null; end if;
	raise exception '% is written at the commit of an entry only: % is refused', tg_table_name, tg_op using errcode = 'insufficient_privilege';
end
$$;--> statement-breakpoint
CREATE TRIGGER audit_entries_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_chain_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_chain" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_chain_sealed BEFORE INSERT ON "audit_chain" FOR EACH STATEMENT EXECUTE FUNCTION refuse_unless_sealing();--> statement-breakpoint
CREATE TRIGGER audit_head_stays BEFORE INSERT OR DELETE OR TRUNCATE ON "audit_head" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_head_sealed BEFORE UPDATE ON "audit_head" FOR EACH STATEMENT EXECUTE FUNCTION refuse_unless_sealing();--> statement-breakpoint
CREATE TRIGGER reimbursement_history_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON "reimbursement_history" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
ALTER TABLE "audit_entries" ENABLE ALWAYS TRIGGER audit_entries_seal;--> statement-breakpoint
ALTER TABLE "audit_entries" ENABLE ALWAYS TRIGGER audit_entries_only_grow;--> statement-breakpoint
ALTER TABLE "audit_chain" ENABLE ALWAYS TRIGGER audit_chain_only_grows;--> statement-breakpoint
ALTER TABLE "audit_chain" ENABLE ALWAYS TRIGGER audit_chain_sealed;--> statement-breakpoint
ALTER TABLE "audit_head" ENABLE ALWAYS TRIGGER audit_head_stays;--> statement-breakpoint
ALTER TABLE "audit_head" ENABLE ALWAYS TRIGGER audit_head_sealed;--> statement-breakpoint
ALTER TABLE "reimbursement_history" ENABLE ALWAYS TRIGGER reimbursement_history_only_grows;--> statement-breakpoint
-- The directory. Text as it is compared, with a blank before every word; foldText of the domain says the same of what is asked.
CREATE FUNCTION directory_fold(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ' ' || btrim(regexp_replace(regexp_replace(regexp_replace(
	replace(lower(regexp_replace(normalize(words, NFKD), '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g') COLLATE pg_c_utf8), U&'\03C2', U&'\03C3'),
	'[\u0300-\u036f]', '', 'g'),
	'(?<=[a-z0-9])[''\u2010-\u2015\u2019-](?=[a-z0-9])', '', 'g'),
	'[\u0001-\u0020\u007f-\u00a0\u1680\u2028\u2029]+', ' ', 'g'));--> statement-breakpoint
-- Every character of folded text that is neither letter nor digit, each once.
CREATE FUNCTION directory_marks(words text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(SELECT DISTINCT mark FROM regexp_split_to_table(regexp_replace(words COLLATE pg_c_utf8, '[[:alnum:][:space:]]', '', 'g'), '') mark WHERE mark <> '' ORDER BY mark);--> statement-breakpoint
-- The words of folded text that a typing mistake can be made in.
CREATE FUNCTION directory_words_of(words text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
	SELECT DISTINCT word FROM regexp_split_to_table(words, '[][ ,.;:()/&"''!?*#+|-]+') word WHERE char_length(word) BETWEEN 4 AND 40 AND word !~ '[0-9]';
END;--> statement-breakpoint
-- Known words that resemble a word, best first. What counts as resembling is set here, because it is a setting of the session.
CREATE FUNCTION directory_similar_words(asked text, most integer) RETURNS SETOF text LANGUAGE sql STABLE STRICT SET pg_trgm.similarity_threshold = 0.2
BEGIN ATOMIC
	SELECT word FROM directory_words WHERE word % asked ORDER BY similarity(word, asked) DESC, word LIMIT most;
END;--> statement-breakpoint
ALTER TABLE "directory_entries" ALTER COLUMN "name_text" SET STATISTICS 500, ALTER COLUMN "address_text" SET STATISTICS 500, ALTER COLUMN "codes" SET STATISTICS 500;--> statement-breakpoint
-- The import of firms. Merging belongs to the owner of an index, and the application owns nothing.
CREATE FUNCTION "merge_firm_words"() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  select pg_catalog.gin_clean_pending_list('public.firms_name_words_index'::pg_catalog.regclass);
  select pg_catalog.gin_clean_pending_list('public.firms_contact_name_words_index'::pg_catalog.regclass);
$$;--> statement-breakpoint
-- The search of the website. What the public reads of an entry, as the search compares it; in step by itself. The parser takes the danda for a letter.
ALTER TABLE "content_entries" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (jsonb_to_tsvector('english', translate(coalesce("published_fields", '{}'::jsonb)::text, '।', ' ')::jsonb, '["string"]')) STORED;--> statement-breakpoint
CREATE INDEX "content_entries_words_index" ON "content_entries" USING gin ("words");--> statement-breakpoint
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
	WHERE h."retired_at" IS NULL;--> statement-breakpoint
CREATE INDEX "site_page_texts_words_index" ON "site_page_texts" USING gin ("words");
