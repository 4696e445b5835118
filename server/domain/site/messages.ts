/** Sentences of the public forms, spelled as the specification spells them. @source specification 2, 5, 8 */
export const siteMessages = {
  sent: "Message sent successfully!",
  sendFailed: "Failed to send message: ",
  registered: "Form submitted successfully!",
  isRequired: (label: string) => `${label} is required`,
  emailForm: "Please enter a valid email address",
  consentNeeded: "Tick the box to agree to the notice",
  consentChanged: "The notice has changed. Reload the page, read it and send the form again; copy what you wrote first.",
  noSuchFile: "There is no such file on this site.",
  entryNotFound: "There is nothing under this address. It may have been removed after its time was over.",
} as const;
