export const texts = {
  label: "Overseas Missions in India",
  description: "Where to find the embassies and high commissions of other countries in India.",
};
