import { z } from "zod";

/** Where a member stands in the results, so that a page can begin right after or before it. */
export const ResultPosition = z.object({
  rank: z.int().min(0).max(2),
  /** Its name, folded. */
  name: z.string().max(600),
  firmId: z.uuid(),
});
export type ResultPosition = z.infer<typeof ResultPosition>;
