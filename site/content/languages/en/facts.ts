/** Around the facts of policy pages. */
export const facts = {
  toBeChecked: "To be checked against the official text",
  caution: "Good to know",
  source: (number: number): string => `Source ${number}`,
  sources: "Where this was read",
  officialPlaces: "Official websites",
};
