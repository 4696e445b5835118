import { council } from "#domain/council.ts";

export const texts = {
  label: "Feedback",
  description: `Tell ${council.shortName} what is good, wrong or missing on this website.`,
  formTitle: "Feedback on the website",
};
