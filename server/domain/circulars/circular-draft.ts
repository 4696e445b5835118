import { z } from "zod";
import { isOneLine } from "../accounts/email.ts";
import { plainLine, plainText, withoutControls } from "../accounts/plain-line.ts";
import { typedDate } from "../date-input.ts";
import type { FieldErrors } from "../errors.ts";
import { markdownProblem } from "../markdown-rules.ts";
import { Audience } from "./audience.ts";
import { circularMessages } from "./messages.ts";

const maxSubject = 200;

/** A draft may lack it; a published circular does not. */
const laterLine = (label: string) =>
  z
    .string()
    .trim()
    .max(maxSubject, `${label} must be at most ${maxSubject} characters long`)
    .refine(isOneLine, `${label} must be one line without special control characters`);

const Markdown = z
  .string()
  .transform((text) => withoutControls(text.replaceAll(/\r\n?/g, "\n")))
  .superRefine((text, check) => {
    const problem = markdownProblem(text);
    if (problem !== undefined) check.addIssue({ code: "custom", message: problem });
  });

/** What the office writes of a circular. Texts are Markdown. */
export const CircularDraft = z.object({
  subject: plainLine("Subject in English", maxSubject),
  subjectHindi: laterLine("Subject in Hindi"),
  body: Markdown,
  bodyHindi: Markdown,
  holdsFromOn: typedDate("Date").refine((date) => date !== "", circularMessages.enterDate),
  audience: Audience,
  isPublic: z.boolean(),
  isUrgent: z.boolean(),
  replacesId: z.uuid().nullable(),
  /** The PDF that replaces the one that the portal makes. */
  fileId: z.uuid().nullable(),
});
export type CircularDraft = z.output<typeof CircularDraft>;

/** The texts that a circular still lacks before it can be published, by field. */
export function missingTexts({ subjectHindi, body, bodyHindi }: Pick<CircularDraft, "subjectHindi" | "body" | "bodyHindi">): FieldErrors {
  const { enterHindiSubject, enterBody, enterHindiBody } = circularMessages;
  return {
    ...(subjectHindi === "" && { subjectHindi: [enterHindiSubject] }),
    ...(body === "" && { body: [enterBody] }),
    ...(bodyHindi === "" && { bodyHindi: [enterHindiBody] }),
  };
}

export const maxWithdrawReason = 1_000;
/** Why a circular is withdrawn; its readers see it. */
export const WithdrawReason = plainText("Reason", maxWithdrawReason);
