import { plainLine } from "../accounts/plain-line.ts";

/** The name of a firm; alone, so that a public form need not load the checks of a whole firm. */
export const FirmName = plainLine("Firm name", 200);
