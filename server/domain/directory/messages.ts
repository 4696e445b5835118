/** Sentences of the directory and its buyers, spelled as the specification spells them. @source specification 5, 8 */
export const directoryMessages = {
  fillRequired: "Please fill in all required fields",
  registered: "Registration submitted successfully!",
  registrationFailed: "Registration failed. Please try again.",
  searchHint: "Search by product name or HSN code",
  none: "No members found.",
  noneFor: (search: string) => `No results found for ${search}. Try searching with a different term.`,
  failed: "Failed to fetch members. Please try again.",
  firmNotFound: "This member is not in the directory, or no longer.",
  tooManyVerifications: "Very many firms were looked up from your network. Wait a minute, then reload the page.",
  tooManyPages: "You have looked at very many pages. Wait a minute, then go on.",
  tooManyExports: "You have taken the list home often in the last hour. Wait a while, then take it again.",
  resent: "Verification email resent successfully!",
  selectCountry: "Select the country",
  consentNeeded: "Tick the box to agree to the notice",
  consentChanged: "The notice has changed. Reload the page, read it and send the form again.",
} as const;
