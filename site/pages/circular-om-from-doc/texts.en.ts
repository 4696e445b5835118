export const texts = {
  label: "Circulars and OMs from the Department of Commerce",
  description: "Circulars and office memoranda of the Department of Commerce for exporters.",
};
