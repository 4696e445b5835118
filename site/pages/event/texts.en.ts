export const texts = {
  label: "Event",
  description: "An event for exporters of medical devices: dates, place and official website.",
  when: "When",
  where: "Where",
  what: "Type",
  addToCalendar: "Add to calendar (.ics)",
  monthOnly: "The month is that of an earlier edition. The organiser has not confirmed the days yet, or the council has not seen them confirmed.",
  isOver: "This event is over.",
  cancelled: (day: string) => `The council cancelled its part in this event on ${day}. The organiser decides whether it is held.`,
  aboutEvent: "About the event",
};
