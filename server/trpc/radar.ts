import { JudgeDuplicateInput, judgeDuplicate } from "../application/radar/judge-duplicate.ts";
import { listDuplicates, ListDuplicatesInput } from "../application/radar/list-duplicates.ts";
import { procedure, router } from "./trpc.ts";

export const radarRouter = router({
  list: procedure("radar.read")
    .input(ListDuplicatesInput)
    .query(({ ctx, input }) => listDuplicates(ctx, input)),
  judge: procedure("radar.judge")
    .input(JudgeDuplicateInput)
    .mutation(({ ctx, input }) => judgeDuplicate(ctx, input)),
});
