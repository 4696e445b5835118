export const texts = {
  label: "Circulars and OMs from the Department of Pharmaceuticals",
  description: "Circulars and office memoranda of the Department of Pharmaceuticals for the medical device industry.",
};
