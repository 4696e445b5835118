export const texts = {
  label: "Foreign Trade Policy",
  description: "The Foreign Trade Policy 2023 and the Handbook of Procedures, with their official texts.",
};
