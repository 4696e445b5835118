/** The first of a list, and how many more there are: "A, B and 3 more". */
export function listSome(all: readonly string[], most = 5, between = ", "): string {
  const shown = all.slice(0, most).join(between);
  return all.length > most ? `${shown}${between === ", " ? " " : between}and ${all.length - most} more` : shown;
}
