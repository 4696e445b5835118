import { z } from "zod";
import { isOneLine } from "#domain/accounts/email.ts";

/** Which page of a list, counted from 1. @source rest-api.md "Rules for every path" */
export const Page = z.object({
  page: z.int().min(1).max(1_000_000).default(1),
  pageSize: z.int().min(1).max(100).default(10),
});

/** The words of a search field, in one line; undefined if it is empty. */
export const ListSearch = z
  .string()
  .trim()
  .max(200, "Search for at most 200 characters")
  .refine(isOneLine, "Search for words in one line")
  .transform((words) => (words === "" ? undefined : words.normalize("NFC")))
  .optional();

export type Paged<T> = {
  readonly rows: readonly T[];
  readonly count: number;
  readonly currentPage: number;
  readonly totalPages: number;
  readonly pageSize: number;
};

/** A page with its totals; a page past the end is empty with true totals. */
export const paged = <T>(rows: readonly T[], count: number, { page, pageSize }: { page: number; pageSize: number }): Paged<T> => ({
  rows,
  count,
  currentPage: page,
  totalPages: Math.max(1, Math.ceil(count / pageSize)),
  pageSize,
});
