import { z } from "zod";
import { plainLine } from "../accounts/plain-line.ts";
import { ruleMessages } from "./messages.ts";

const remedy = z
  .string()
  .max(300)
  .transform((text) => text.trim())
  .default("");

/** A reason for an amount as the office types it; the code in any case. @source money.md 5: code, sentence in English and Hindi, remedy */
export const ReasonCodeInput = z.object({
  code: z
    .string()
    .max(60)
    .transform((code) => code.trim().toUpperCase())
    .pipe(z.string().regex(/^[A-Z][A-Z0-9_]{1,39}$/, ruleMessages.reasonCodeUnreadable)),
  sentenceEn: plainLine("Sentence in English", 300),
  sentenceHi: plainLine("Sentence in Hindi", 300),
  remedyEn: remedy,
  remedyHi: remedy,
  isRetired: z.boolean().default(false),
  /** The version that the writer changes; without it the reason is new. */
  version: z.int().positive().optional(),
});
export type ReasonCodeInput = z.input<typeof ReasonCodeInput>;
