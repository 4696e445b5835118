export const texts = {
  label: "Exhibition in India",
  description: "Medical device exhibitions held in India.",
};
