export const texts = {
  label: "Indian Missions Abroad",
  description: "How Indian embassies, high commissions and consulates help exporters, and where to find them.",
};
