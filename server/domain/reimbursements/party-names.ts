import { council } from "../council.ts";
import type { Party } from "./lifecycle.ts";

/** The parties as lists and reports name them. */
export const partyNames = { member: "Member", council: council.shortName, dgft: council.officer, nobody: "Nobody" } as const satisfies Record<
  Party,
  string
>;
