export const texts = {
  label: "Customs Exchange Rate",
  description: "Where the exchange rates for customs valuation are published.",
};
