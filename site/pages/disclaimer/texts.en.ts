export const texts = {
  label: "Disclaimer",
  description: "What this website can and cannot be relied on for.",
};
