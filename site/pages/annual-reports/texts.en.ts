export const texts = {
  label: "Annual Reports",
  description: "Annual reports that matter for exporters of medical devices.",
};
