export const texts = {
  label: "Accessibility Statement",
  description: "How this website is made for everybody, what is known not to work, and whom to tell.",
};
