export const texts = {
  label: "Technical Conference",
  description: "Technical conferences on medical devices: standards, regulation, testing and trade.",
};
