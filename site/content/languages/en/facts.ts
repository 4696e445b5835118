/** Around the facts of policy pages. */
export const facts = {
  unconfirmed: "Not confirmed",
  askFirst: "We have found no official text that confirms the following. Ask the council before you rely on it:",
  desks: "the desks",
  caution: "Good to know",
  source: (number: number): string => `Source ${number}`,
  sources: "Official texts",
  lastChecked: (day: string): string => `Last checked on ${day}`,
  officialPlaces: "Official websites",
};
