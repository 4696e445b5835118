export const texts = {
  label: "Trade Show",
  description: "Trade shows for medical devices in India and abroad.",
};
