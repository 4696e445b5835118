export const texts = {
  label: "Medical Device Scheme",
  description: "Government schemes for makers of medical devices.",
};
