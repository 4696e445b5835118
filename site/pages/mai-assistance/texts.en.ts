export const texts = {
  label: "MAI Assistance",
  description: "Assistance under the Market Access Initiative: what it is, who can apply and what it pays for.",
};
