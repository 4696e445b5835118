import { waitInWords } from "../accounts/messages.ts";
import { maxDevicesOfWord } from "./limits.ts";

/** Messages of the directory and its buyers, spelled as the specification spells them. @source specification 5, 8 */
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
  searchTooLong: (most: number) => `Search with at most ${most} characters.`,
  eightDigits: "A device is named by the eight digits of its HSN code.",
  unknownCategory: "There is no such category of devices. Choose one of the five in the list.",
  pagesFromOne: "Pages are counted from 1.",
  pageTooFar: "There are no pages so far on. Narrow the search, or go on from the page before.",
  pageTooLong: (most: number) => `A page holds at most ${most} members.`,
  placeUnreadable: "This place in the list cannot be read. Go back to the first page.",
  searchWordSaved: (phrase: string) => `"${phrase}" is a search word now. Searches use it within seconds.`,
  searchWordRemoved: (phrase: string) => `"${phrase}" is no search word any more.`,
  searchWordGone: "Somebody has removed this search word meanwhile. Reload the page to see the list as it is.",
  searchWordChanged: "Somebody else has changed this search word meanwhile. Nothing was saved. Reload the page to see it as it is.",
  searchWordTaken: "There is a search word like this already. Change that one, or enter another.",
  searchWordEmpty: "Enter letters or digits that a buyer would type",
  chooseDevices: "Choose at least one device",
  tooManyDevices: `Choose at most ${maxDevicesOfWord} devices for one word`,
  unknownDevice: "Choose devices of the catalogue",
  tooManyPages: "You have looked at very many pages. Wait a minute, then go on.",
  tooManyExports: (seconds: number) => `You have taken the list home often in the last hour. Wait ${waitInWords(seconds)}, then take it again.`,
  tooManyRows: (most: number) =>
    `The search finds more than ${most.toLocaleString("en-IN")} members. Narrow it, or have the file made in the background: in the member directory, or by REST without direct=1.`,
  resent: "Verification email resent successfully!",
  selectCountry: "Select the country",
  consentNeeded: "Tick the box to agree to the notice",
  consentChanged: "The notice has changed. Reload the page, read it and send the form again.",
} as const;
