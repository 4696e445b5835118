import { erasePersonalData, ErasePersonInput } from "../application/privacy/erase-person.ts";
import { exportPersonalData } from "../application/privacy/export-person.ts";
import { findPersonalData, PersonInput } from "../application/privacy/find-person.ts";
import { calling, procedure, router } from "./trpc.ts";

export const privacyRouter = router({
  // Finding a person and exporting their data write audit entries, and no address may be in a log: these are mutations, not queries.
  find: procedure("privacy.find").input(PersonInput).mutation(calling(findPersonalData)),
  export: procedure("privacy.export").input(PersonInput).mutation(calling(exportPersonalData)),
  erase: procedure("privacy.erase").input(ErasePersonInput).mutation(calling(erasePersonalData)),
});
