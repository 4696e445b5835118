import { council } from "#domain/council.ts";

export const texts = {
  label: "Committee of Administration",
  description: `The offices of the committee that runs ${council.shortName}.`,
  lead: "The council is run by a committee of elected and nominated members. Each card names an office.",
  cards: "Members of the committee",
  none: "The committee of this term is not published yet.",
};
