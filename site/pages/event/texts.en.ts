export const texts = {
  label: "Event",
  description: "An event for exporters of medical devices: dates, place and official website.",
  when: "When",
  where: "Where",
  what: "Type",
  addToCalendar: "Add to calendar (.ics)",
  isOver: "This event is over.",
  aboutEvent: "About the event",
};
