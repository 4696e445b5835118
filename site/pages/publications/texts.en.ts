export const texts = {
  label: "Publications",
  description: "Publications for exporters of medical devices.",
};
