export const texts = {
  label: "Copyright and Hyperlink Policy",
  description: "How material of this website may be used, and the rules for links to and from it.",
};
