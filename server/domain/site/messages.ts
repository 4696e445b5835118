/** Sentences of the public forms, spelled as the specification spells them. @source specification 2, 5, 8 */
export const siteMessages = {
  sent: "Message sent successfully!",
  sendFailed: "Failed to send message: ",
  registered: "Form submitted successfully!",
  isRequired: (label: string) => `${label} is required`,
  emailForm: "Please enter a valid email address",
  consentNeeded: "Tick the box to agree to the notice",
  consentChanged: "The notice has changed. Read the new one, tick the box and send the form again.",
  followAsked: "We have sent you an e-mail. Open the link in it within seven days: only then do we write to you.",
  datesKnown: "The dates of this event are known by now. They stand on its page.",
  eventOver: "This event is over. Choose another event.",
  eventCancelled: "The council has cancelled its part in this event. Choose another event.",
  noSuchFile: "There is no such file on this site.",
  eventClosed: "Registration for this event is closed. Choose another event, or write to the council.",
  eventUnknown: "This event is not known any more. Register without naming one, or choose another event.",
  noCalendarFile: "There is no calendar file under this address. The event may have been removed, or its dates are not confirmed.",
  entryNotFound: "There is nothing under this address. It may have been removed after its time was over.",
} as const;
