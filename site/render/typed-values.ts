/** The fields of a form that are text, by name. */
export const typedValues = (body: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(body ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
