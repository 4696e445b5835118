export const texts = {
  label: "MAI Assistance",
  description: "Assistance under the Market Access Initiative for costs up to 31 March 2026: what it was, who can apply and what it pays for.",
};
