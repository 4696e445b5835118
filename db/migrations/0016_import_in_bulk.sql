ALTER INDEX "firms_name_words_index" SET (gin_pending_list_limit=65536);--> statement-breakpoint
ALTER INDEX "firms_contact_name_words_index" SET (gin_pending_list_limit=65536);--> statement-breakpoint
-- Merging belongs to the owner of an index, and the application owns nothing.
CREATE FUNCTION "merge_firm_words"() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  select pg_catalog.gin_clean_pending_list('public.firms_name_words_index'::pg_catalog.regclass);
  select pg_catalog.gin_clean_pending_list('public.firms_contact_name_words_index'::pg_catalog.regclass);
$$;
