export const texts = {
  label: "Strategy Paper",
  description: "Strategy papers on India's exports of medical devices.",
};
