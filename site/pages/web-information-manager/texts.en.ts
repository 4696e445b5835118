export const texts = {
  label: "Web Information Manager",
  description: "Who answers for the content of this website, and what to write about.",
};
