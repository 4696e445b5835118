import { z } from "zod";
import { rebuildDirectory } from "#db/queries/directory-entries.ts";
import { runOperatorCommand } from "./operator-command.ts";

/** Makes the search of the directory anew from firms and profiles. */
await runOperatorCommand("directory:rebuild", {
  usage: "npm run directory:rebuild",
  read: () => z.object({}).parse({}),
  work: async ({ db }) => `${await rebuildDirectory(db)} members stand in the directory.`,
});
