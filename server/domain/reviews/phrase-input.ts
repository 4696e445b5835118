import { z } from "zod";
import { plainLine } from "../accounts/plain-line.ts";
import { documentKinds } from "./document-kinds.ts";
import { phraseMessages } from "./phrase-messages.ts";
import { namesInBraces, placeholderNames } from "./phrases.ts";

/** The most characters of a phrase. */
export const maxPhraseLength = 600;

const hindi = z
  .string()
  .max(maxPhraseLength * 2)
  .transform((text) => text.trim())
  .pipe(z.union([z.literal(""), plainLine("Sentence in Hindi", maxPhraseLength)]))
  .default("");

const isKnownKind = (name: string): boolean => documentKinds.some((kind) => kind.name === name);

/** The kinds of document for which a row is kept; empty for every kind. */
export const DocumentKinds = z
  .array(z.string().refine(isKnownKind, phraseMessages.unknownKind))
  .max(documentKinds.length)
  .transform((names) => [...new Set(names)])
  .default([]);

/** The place of a row among others; smaller comes first. */
export const Position = z.int("Enter a whole number, like 10").min(1, "Enter 1 or more").max(9999, "Enter 9999 or less");

/** The version that the writer changes; without it the row is new. */
export const RowVersion = z.int().positive().optional();

/** A phrase as the office types it; the code in any case. @source desks-and-more.md 2 "Phrase book" */
export const PhraseInput = z
  .object({
    code: z
      .string()
      .max(60)
      .transform((code) => code.trim().toUpperCase())
      .pipe(z.string().regex(/^[A-Z][A-Z0-9_]{1,39}$/, phraseMessages.codeUnreadable)),
    label: plainLine("Label", 60),
    textEn: plainLine("Sentence in English", maxPhraseLength),
    textHi: hindi,
    documents: DocumentKinds,
    position: Position,
    isWithdrawn: z.boolean().default(false),
    version: RowVersion,
  })
  .superRefine(({ textEn, textHi }, issues) => {
    for (const [field, text] of Object.entries({ textEn, textHi })) {
      const problem = placeholderProblem(text);
      if (problem !== undefined) issues.addIssue({ code: "custom", path: [field], message: problem });
    }
    const [alone] = namesInBraces(textHi).filter((name) => !namesInBraces(textEn).includes(name));
    if (alone !== undefined) issues.addIssue({ code: "custom", path: ["textHi"], message: phraseMessages.onlyInHindi(alone) });
  });
export type PhraseInput = z.input<typeof PhraseInput>;

function placeholderProblem(text: string): string | undefined {
  const [unknown] = namesInBraces(text).filter((name) => !placeholderNames.some((known) => known === name));
  if (unknown !== undefined) return phraseMessages.unknownPlaceholder(unknown);
  return /[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, "")) ? phraseMessages.looseBrace : undefined;
}

/** A point of a checklist as the office types it. @source desks-and-more.md 2 "A checklist per document" */
export const ChecklistPointInput = z.object({
  /** Without it the point is new. */
  id: z.uuid().optional(),
  wording: plainLine("Point", 200),
  documents: DocumentKinds,
  position: Position,
  isWithdrawn: z.boolean().default(false),
  version: RowVersion,
});
export type ChecklistPointInput = z.input<typeof ChecklistPointInput>;
