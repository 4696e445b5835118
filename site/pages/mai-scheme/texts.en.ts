export const texts = {
  label: "MAI Scheme",
  description: "The Market Access Initiative scheme of the Department of Commerce, whose stated period ended on 31 March 2026.",
};
