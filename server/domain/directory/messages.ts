/** Sentences of the directory and its buyers, spelled as the specification spells them. @source specification 5, 8 */
export const directoryMessages = {
  fillRequired: "Please fill in all required fields",
  registered: "Registration submitted successfully!",
  registrationFailed: "Registration failed. Please try again.",
  resent: "Verification email resent successfully!",
  selectCountry: "Select the country",
  consentNeeded: "Tick the box to agree to the notice",
  consentChanged: "The notice has changed. Reload the page, read it and send the form again.",
} as const;
