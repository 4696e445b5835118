import { JudgeDuplicateInput, judgeDuplicate } from "../application/radar/judge-duplicate.ts";
import { listDuplicates, ListDuplicatesInput } from "../application/radar/list-duplicates.ts";
import { calling, procedure, router } from "./trpc.ts";

export const radarRouter = router({
  list: procedure("radar.read").input(ListDuplicatesInput).query(calling(listDuplicates)),
  judge: procedure("radar.judge").input(JudgeDuplicateInput).mutation(calling(judgeDuplicate)),
});
