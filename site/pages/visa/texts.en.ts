export const texts = {
  label: "Visa",
  description: "Where business visitors to India and Indian exporters find visa rules and forms.",
};
