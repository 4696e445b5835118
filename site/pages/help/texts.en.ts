export const texts = {
  label: "Help",
  description: "How to use this website: text size, contrast, search, forms and files.",
};
