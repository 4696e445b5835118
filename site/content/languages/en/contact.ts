import { council } from "#domain/council.ts";

/** /contact-us and /registrationform. */
export const contact = {
  lead: `Write to ${council.shortName}, or find the office for your matter.`,
  write: "Send a message",
  offices: "Offices",
  writeFor: "Write for",
  phone: "Phone",
  email: "Email",
  notProvided: "Not provided",
  address: "Office address",
  map: "Map of the area",
  mapDrawing: "Drawing: the council's office in the Yamuna Expressway area of Greater Noida, south-east of Delhi",
  registrationLead: `For events of ${council.shortName}. We confirm the registration by e-mail.`,
  yourDetails: "Your details",
  forEvent: "You register for",
  eventOver: "Registration for this event is closed.",
  eventUnknown: "This event is not known any more. You can register without naming one, or choose another event.",
};
