export const texts = {
  label: "Sitemap",
  description: "Every page of this website on one page.",
};
