import { z } from "zod";
import { roles } from "#domain/accounts/roles.ts";

/** Text that may be left out or null, which then is empty: the use case says what is missing, in the words of its screen. */
export const looseText = (description: string, maxLength = 1000) =>
  z
    .union([z.string().max(maxLength), z.null()])
    .default("")
    .transform((text) => text ?? "")
    .meta({ description });

/** A whole number in an address. */
const numberText = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `Enter a whole number from ${min}`)
    .transform(Number)
    .pipe(z.number().min(min, `Enter a whole number from ${min}`).max(max));

const maxPage = 1_000_000;
const maxPageSize = 100;

const pageMeta = { description: "Which page, counted from 1", example: "1" };
const sizeMeta = { description: `Rows on a page, at most ${maxPageSize}`, example: "10" };
const pageSize = numberText(1, 999_999_999).transform((size) => Math.min(size, maxPageSize));

/** `page` and `page_size` of a call that answers otherwise when neither is given. */
export const optionalPage = numberText(1, maxPage).optional().meta(pageMeta);
export const optionalPageSize = pageSize.optional().meta(sizeMeta);

/** `page`, counted from 1. */
export const pageQuery = numberText(1, maxPage).default(1).meta(pageMeta);

/** `page_size`: more than 100 is 100, and the answer says so. */
export const pageSizeQuery = (preset: number) =>
  pageSize.default(preset).meta({ ...sizeMeta, description: `${sizeMeta.description}; ${preset} unless given`, example: String(preset) });

export const Message = z.object({ message: z.string() }).meta({ description: "What happened, in a sentence" });

export const versionDescription =
  "The version that you saw; without it the one that a detail or an action last answered to this session counts. Lists do not count: send theirs";

/** The version that the client saw; without it the one that a detail or an action last answered to this session counts. */
export const versionField = z.int().positive().optional().meta({ description: versionDescription });

export const RoleName = z.enum(roles);

/** An instant on the wire: ISO 8601 with offset. */
export const wireInstant = (at: Date): string => at.toISOString();

export const WireDate = z
  .string()
  .regex(/^\d{2}-\d{2}-\d{4}$/)
  .meta({ description: "A date, DD-MM-YYYY", example: "31-03-2026" });
export const WireInstant = z.string().meta({ format: "date-time", example: "2026-11-21T09:30:00.000Z" });
