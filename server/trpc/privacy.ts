import { erasePersonalData, ErasePersonInput } from "../application/privacy/erase-person.ts";
import { exportPersonalData } from "../application/privacy/export-person.ts";
import { findPersonalData, PersonInput } from "../application/privacy/find-person.ts";
import { procedure, router } from "./trpc.ts";

export const privacyRouter = router({
  // Looking somebody up and taking their data along are entries of the audit trail, and no address may stand in a log: no queries.
  find: procedure.input(PersonInput).mutation(({ ctx, input }) => findPersonalData(ctx, input)),
  export: procedure.input(PersonInput).mutation(({ ctx, input }) => exportPersonalData(ctx, input)),
  erase: procedure.input(ErasePersonInput).mutation(({ ctx, input }) => erasePersonalData(ctx, input)),
});
