export const texts = {
  label: "Event Calendar",
  description: "The calendar of events for exporters of medical devices, month by month.",
  undatedLead: "The organisers have not confirmed these dates yet, or the council has not seen them confirmed.",
};
