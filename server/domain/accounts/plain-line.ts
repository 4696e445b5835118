import { z } from "zod";
import { isOneLine } from "./email.ts";

/**
 * One line of text that a person types: composed Unicode, single blanks, no control characters, not empty.
 * @param label how the field is called on the screen, for its messages
 */
export const plainLine = (label: string, maxLength: number) =>
  z
    .string()
    .max(maxLength * 4, `${label} must be at most ${maxLength} characters long`)
    .transform((text) => text.normalize("NFC").replaceAll(/ {2,}/g, " ").trim())
    .pipe(
      z
        .string()
        .min(1, `Enter the ${label.charAt(0).toLowerCase()}${label.slice(1)}`)
        .max(maxLength, `${label} must be at most ${maxLength} characters long`)
        .refine(isOneLine, `${label} must be one line without special control characters`),
    );
