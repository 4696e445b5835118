export const texts = {
  label: "Medical Device Trade Associations",
  description: "Trade associations for medical devices around the world, by country.",
  letters: "Countries by first letter",
  lettersAll: "All countries",
  letterEmpty: (letter: string): string => `${letter}: no country`,
  associations: "Trade associations",
  associationsOf: (letter: string): string => `Trade associations: countries with ${letter}`,
  associationsLead:
    "Trade chambers and associations of the medical-device industry in other countries. Choose the first letter of a country, or search in all of them.",
  country: "Country",
  address: "Address",
  phone: "Phone",
  fax: "Fax",
  email: "E-mail",
  website: "Website",
};
