import { sql } from "drizzle-orm";
import { z } from "zod";
import { searchKinds, type SearchHit } from "#domain/site/search-views.ts";
import { hasDevanagari, type ContentLanguage } from "#domain/site/content/languages.ts";
import type { Db, Tx } from "../connection/client.ts";
import { likePattern } from "./like-pattern.ts";
import { sitePageTexts } from "../schema/site-search.ts";

/** How alike a title has to be to words with a typing mistake, from 0 to 1. */
const alikeEnough = 0.5;
/** The fewest characters that can have a typing mistake: shorter words are alike to the start of many titles. */
const fewestMistyped = 3;

const Row = z.object({
  kind: z.enum(searchKinds),
  ref: z.string(),
  title: z.string(),
  summary: z.string(),
  section: z.string().nullable(),
  total: z.coerce.number(),
});

type Asked = {
  /** On one line, without NUL. */
  readonly words: string;
  /** The same in English, or empty. What either matches is found. */
  readonly wordsInEnglish: string;
  /** The digits of an HSN code that the words are, or empty. */
  readonly code: string;
  /** The language of the pages that are searched and shown. */
  readonly language: string;
  /** The address words of all events in the order in which equally good ones are shown. */
  readonly eventsInOrder: readonly string[];
  readonly now: Date;
  readonly offset: number;
  readonly limit: number;
};
export type Finds = { readonly hits: readonly SearchHit[]; readonly count: number };

/**
 * The pages and entries that match these words, the best first, and how many there are in all. A word matches its other forms
 * too; a title matches by a part of it and, from three characters, with a typing mistake, a code by its first digits. A whole word
 * of a title is better than a part of one. Only what is public at `now` is found.
 */
export async function findInSite(db: Db, asked: Asked): Promise<Finds> {
  const { words, wordsInEnglish, code, language, eventsInOrder, now, offset, limit } = asked;
  const at = now.toISOString();
  const mayBeMistyped = (words.match(/[\p{L}\p{M}\p{N}]/gu) ?? []).length >= fewestMistyped;
  const rows = await db.execute(sql`
    with asked as (
      select websearch_to_tsquery('english', translate(${words}, '।', ' ')) || websearch_to_tsquery('english', ${wordsInEnglish}) as query, ${likePattern(words)}::text as pattern, lower(${words}::text) as phrase
    ), found as (
      select s.kind, s.ref, s.title, s.summary,
        (case when lower(s.title) = asked.phrase or s.ref = asked.phrase then 4 else 0 end)
        + (case when s.title ilike asked.pattern then 1 else 0 end)
        + (case when to_tsvector('simple', s.title) @@ phraseto_tsquery('simple', ${words}) then 1 else 0 end)
        + (case when s.kind = 'page' then 0.5 else 0 end)
        + 2 * ts_rank(s.words, asked.query)
        + word_similarity(asked.phrase, s.title) as score
      from (select * from site_search union all select * from circular_search) s, asked
      where (s.language is null or s.language = ${language})
        and (s.publish_from is null or s.publish_from <= ${at}::timestamptz)
        and (s.publish_until is null or s.publish_until > ${at}::timestamptz)
        and (
          s.words @@ asked.query
          or s.title ilike asked.pattern
          or (${code} = '' and ${mayBeMistyped}::boolean and word_similarity(asked.phrase, s.title) >= ${alikeEnough})
          or (s.kind = 'hs-code' and ${code} <> '' and starts_with(s.ref, ${code}))
        )
    )
    select found.kind, found.ref, found.title, found.summary, entry.published_fields ->> 'section' as section, count(*) over () as total
    from found left join content_entries entry on found.kind = 'publication' and entry.kind = found.kind and entry.slug = found.ref
    order by found.score desc, found.kind,
      case when found.kind = 'event' then array_position(${`{${eventsInOrder.join(",")}}`}::text[], found.ref) end, found.title, found.ref
    offset ${offset} limit ${limit}
  `);
  const hits = z.array(Row).parse([...rows]);
  return { hits: hits.map(({ total: _total, ...hit }) => ({ ...hit, writtenIn: languageOf(hit) })), count: hits[0]?.total ?? 0 };
}

/** The language of a hit: Hindi when its words are in Devanagari, else English. */
const languageOf = ({ title, summary }: { readonly title: string; readonly summary: string }): ContentLanguage =>
  hasDevanagari(`${title} ${summary}`) ? "hi" : "en";

/** Pages in one statement. All pages at once can exceed the time limit of a statement on a busy machine. */
const pagesAtOnce = 20;

/** Replaces the texts of all pages. Servers that start at the same time do so one after the other; readers see the old texts until the commit. */
export async function updateSitePageTexts(tx: Tx, pages: readonly Omit<typeof sitePageTexts.$inferInsert, "words">[]): Promise<void> {
  await tx.execute(sql`lock table ${sitePageTexts} in share row exclusive mode`);
  await tx.delete(sitePageTexts);
  for (let first = 0; first < pages.length; first += pagesAtOnce) await tx.insert(sitePageTexts).values(pages.slice(first, first + pagesAtOnce));
}
