import { z } from "zod";

/** The position of a member in the results: the cursor of a page right after or before it. */
export const ResultPosition = z.object({
  rank: z.int().min(0).max(2),
  /** The folded name. */
  name: z.string().max(600),
  firmId: z.uuid(),
});
export type ResultPosition = z.infer<typeof ResultPosition>;
