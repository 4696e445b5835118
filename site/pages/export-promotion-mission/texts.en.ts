export const texts = {
  label: "Export Promotion Mission",
  description: "File the intent before the cost: what follows the Market Access Initiative, and where it is filed.",
};
