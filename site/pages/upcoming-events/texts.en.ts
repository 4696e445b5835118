export const texts = {
  label: "Upcoming Events",
  description: "Coming fairs, conferences, webinars and buyer-seller meets for medical devices.",
  searchLabel: "Search events",
  searchHint: "By title, place or country",
  nothingFound: (words: string) => `Nothing found for "${words}".`,
  showAll: "Show all events",
  found: (count: number) => (count === 1 ? "1 event found" : `${count} events found`),
};
