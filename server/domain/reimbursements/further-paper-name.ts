import type { z } from "zod";
import { plainLine } from "../accounts/plain-line.ts";

export const maxPaperNameLength = 100;
/** The name that the member gives to a further paper. */
export const FurtherPaperName = plainLine("Name of the paper", maxPaperNameLength);
export type FurtherPaperName = z.input<typeof FurtherPaperName>;
