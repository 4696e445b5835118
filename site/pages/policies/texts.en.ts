export const texts = {
  label: "Policies",
  description: "Policies and guidance for makers and exporters of medical devices.",
};
