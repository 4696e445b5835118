import { council } from "#domain/council.ts";

/** The role that every request and job runs as. It owns nothing and cannot alter or remove history. */
export const appRole = `${council.slug}_app` as const;
