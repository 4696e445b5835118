CREATE TABLE "audit_chain" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_chain_hash_hex" CHECK ("audit_chain"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"event" text NOT NULL,
	"outcome" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"actor_name" "citext",
	"actor_role" text,
	"firm_id" uuid,
	"subject_kind" text,
	"subject_id" text,
	"door" text NOT NULL,
	"ip" text,
	"user_agent" text,
	"request_id" text NOT NULL,
	"session_id" uuid,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "audit_entries_outcome_known" CHECK (outcome in ('done', 'refused', 'failed')),
	CONSTRAINT "audit_entries_actor_kind_known" CHECK (actor_kind in ('user', 'system', 'visitor')),
	CONSTRAINT "audit_entries_person_has_id" CHECK (("audit_entries"."actor_kind" = 'user') = ("audit_entries"."actor_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_head_one_row" CHECK ("audit_head"."is_only")
);
--> statement-breakpoint
ALTER TABLE "audit_chain" ADD CONSTRAINT "audit_chain_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_chain_entry_id_unique" ON "audit_chain" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "audit_entries_event_index" ON "audit_entries" USING btree ("event","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_actor_index" ON "audit_entries" USING btree ("actor_name","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_subject_index" ON "audit_entries" USING btree ("subject_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_at_index" ON "audit_entries" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_not_done_index" ON "audit_entries" USING btree ("outcome","id" DESC NULLS FIRST) WHERE outcome <> 'done';--> statement-breakpoint
INSERT INTO "audit_head" ("seq", "hash") VALUES (0, repeat('0', 64));--> statement-breakpoint
CREATE FUNCTION audit_text(entry audit_entries) RETURNS text
LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
	-- Each column as its length in bytes and its text, so that no two rows have the same one; server/application/audit/verify-audit.ts says the same.
	select string_agg(case when value is null then '-' else octet_length(value) || ':' || value end || ',', '' order by place)
	from unnest(array[
		entry.id::text, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), entry.event, entry.outcome,
		entry.actor_kind, entry.actor_id::text, entry.actor_name::text, entry.actor_role, entry.firm_id::text,
		entry.subject_kind, entry.subject_id, entry.door, entry.ip, entry.user_agent, entry.request_id, entry.session_id::text,
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
ALTER TABLE "reimbursement_history" ENABLE ALWAYS TRIGGER reimbursement_history_only_grows;
