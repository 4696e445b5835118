export const texts = {
  label: "Screen Reader Access",
  description: "Screen readers with which this website can be read, and where to get them.",
};
