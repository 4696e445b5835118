import { z } from "zod";
import { roles } from "#domain/accounts/roles.ts";
import { exportFormatValues } from "#domain/directory/export-rules.ts";

/** What the writing process is told. */
export const SheetOrder = z.object({
  databaseUrl: z.string(),
  /** On whose behalf: the search itself asks again whether that person may. */
  actor: z.object({
    userId: z.string(),
    sessionId: z.string(),
    role: z.enum(roles),
    name: z.string(),
    email: z.string(),
    firmId: z.string().nullable(),
  }),
  /** A search of the directory, as it was stored. */
  search: z.unknown(),
  format: z.enum(exportFormatValues),
  outPath: z.string(),
  maxRows: z.int(),
});
export type SheetOrder = z.infer<typeof SheetOrder>;

/** What it says: how far it is, and how it ended. */
export const SheetMessage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready") }),
  z.object({ kind: z.literal("progress"), done: z.int(), total: z.int() }),
  z.object({ kind: z.literal("done"), rows: z.int() }),
  z.object({ kind: z.literal("failed"), reason: z.string() }),
]);
export type SheetMessage = z.infer<typeof SheetMessage>;
