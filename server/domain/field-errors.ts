import type { z } from "zod";

/**
 * The texts of a failed parse by field, each field in the order of its first text.
 * @param nameOf the field that a path belongs to: the whole path, `answers.stall_no`, unless given
 */
export function fieldErrorsOf({ issues }: z.ZodError, nameOf = (path: readonly PropertyKey[]): string => path.join(".")): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { path, message } of issues) (fields[nameOf(path)] ??= []).push(message);
  return fields;
}

/** The first text of each field of a failed parse. @param nameOf the field that a path belongs to */
export const firstFieldErrorsOf = (error: z.ZodError, nameOf: (path: readonly PropertyKey[]) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(fieldErrorsOf(error, nameOf)).map(([name, [text = ""]]) => [name, text]));
