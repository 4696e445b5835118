import { z } from "zod";
import { labelInSentence } from "../label-in-sentence.ts";
import { isOneLine } from "./email.ts";

/**
 * One line of text that a person types: composed Unicode, single blanks, no control characters, not empty.
 * @param label the field's label on the screen, for its messages
 */
export const plainLine = (label: string, maxLength: number) =>
  z
    .string()
    .max(maxLength * 4, `${label} must be at most ${maxLength} characters long`)
    .transform((text) => text.normalize("NFC").replaceAll(/ {2,}/g, " ").trim())
    .pipe(
      z
        .string()
        .min(1, `Enter the ${labelInSentence(label)}`)
        .max(maxLength, `${label} must be at most ${maxLength} characters long`)
        .refine(isOneLine, `${label} must be one line without special control characters`),
    );

const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * Several lines of text that a person types, with one kind of line ends, not empty.
 * @param label the field's label on the screen, for its messages
 */
export const plainText = (label: string, maxLength: number) =>
  z
    .string()
    .max(maxLength * 2, `${label} must be at most ${maxLength} characters long`)
    .transform((text) => text.normalize("NFC").replaceAll(/\r\n?/g, "\n").trim())
    .pipe(
      z
        .string()
        .min(1, `Enter the ${labelInSentence(label)}`)
        .max(maxLength, `${label} must be at most ${maxLength} characters long`)
        .refine((text) => !controlCharacters.test(text), `${label} must be plain text without special control characters`),
    );

/** Text without control characters (line breaks and tabs stay), composed, and without surrounding blanks. */
export const withoutControls = (text: string): string =>
  text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, "")
    .normalize("NFC")
    .trim();
