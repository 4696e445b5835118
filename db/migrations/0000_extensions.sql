create extension if not exists citext;--> statement-breakpoint
-- For looking up a part of a name or number; trusted, so the owner of the database may make it.
create extension if not exists pg_trgm;
