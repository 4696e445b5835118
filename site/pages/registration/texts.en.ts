import { council } from "#domain/council.ts";

export const texts = {
  label: "Registration Form",
  description: `Register for events of ${council.shortName}.`,
  lead: `For events of ${council.shortName}. We confirm the registration by e-mail.`,
  again:
    "Who registers for the same event again keeps the number of the first time: it counts once, with the organisation and designation given last.",
  yourDetails: "Your details",
  forEvent: "You register for",
  eventOver: "Registration for this event is closed.",
  noneOpen: `No event takes registrations at the moment. You can leave your details for events of ${council.shortName} in general, or see what comes:`,
  eventUnknown: "This event is not known any more. You can register without naming one, or choose another event.",
};
