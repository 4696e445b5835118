export const texts = {
  label: "MSME Scheme",
  description: "Government schemes for micro, small and medium makers of medical devices.",
};
