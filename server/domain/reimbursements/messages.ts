import { council } from "../council.ts";
import { maxFurtherPapers } from "./file-rules.ts";

/** Messages of the wizards and of the life of a reimbursement, spelled as the specification spells them.
 *  @source specification 4, 5, 8; product.md "Life of a reimbursement" */
export const reimbursementMessages = {
  completeStep: "Please complete all required fields before proceeding to the next step.",
  completeEarlier: "Please complete all previous steps before navigating to this step.",
  notFound: "No such reimbursement.",
  noId: "No reimbursement ID found. Please complete all previous steps.",
  stale: "This application was changed by someone else. Reload to see the latest version.",
  stepSaved: (step: number) => `Step ${step} submitted successfully!`,
  submitted: "Form submitted successfully for review!",
  submittedAll: "Form submitted for review successfully! All your data and documents have been saved.",
  cleared: "All progress cleared!",
  confirmClear: "Are you sure you want to clear all saved progress? This action cannot be undone.",
  notComplete: "Some steps failed to submit. Please check and try again.",
  lessThanPart: (whole: string, part: string) => `${whole} is less than ${part}, though it includes it. Check both figures.`,
  paidBefore: (ids: readonly string[], isThisYear: boolean, question: string) => {
    const claims = `${ids.length} earlier ${ids.length === 1 ? "claim" : "claims"}${isThisYear ? " of this financial year" : ""}`;
    return `${claims} ${ids.length === 1 ? "was" : "were"} paid (${ids.join(", ")}), but the answer to "${question}" is No.`;
  },
  paidElsewhere: (amount: string, on: string, year: string) =>
    `${amount}, received on ${on}, is stated for an earlier claim. No claim that this portal paid has this amount or day, so what was drawn in ${year} may lack it.`,
  fileMissing: (action: "re-upload" | "upload", noun: string) => `Please ${action} the ${noun} file.`,
  onlyFlagged: "Only what was flagged can be changed now. Everything else stands as it was accepted.",
  furtherPapersNotAsked: "Further papers are not asked for now.",
  tooManyFurtherPapers: `At most ${maxFurtherPapers} further papers fit into one reply. Remove one first.`,
  nameNewPaper: "Enter the name of the paper.",
  nameNewPapers: "Give each paper its name, in the order of the papers.",
  replaceEachOnce: "Name one further paper, or none, for each file, and none of them twice.",
  furtherPaperWasSent: "This paper was sent before. It can be replaced, but not removed.",
  fileReplaced: "Another file was put here meanwhile, and nothing was replaced. Look at it, then choose the one that stays.",
  answerReplaced: "Another answer was written here meanwhile, and nothing was replaced. Look at it, then choose the one that stays.",
  nothingFlagged: "Nothing is open for an answer here.",
  answerEach: "Give a new file or a written answer for each flagged document.",
  wrongState: (state: string) => `This is not possible now: the application is in the state "${state}".`,
  saveOrCancel: (title: string) => `Save or cancel your change: ${title}`,
  dossierBuilding: "Generating PDF...",
  dossierFailed: "The PDF could not be made. Try again in some minutes.",
} as const;

/** Messages of the member's wizards. @source specification 2 "Shared chrome", 4 "Progress persistence", 8 "Wizard" */
export const wizardMessages = {
  authenticationRequired: "Authentication Required",
  logInFirst: "Please log in to access this form",
  goToLogin: "Go to Login",
  welcomeBack: (step: number) => `Welcome back! Progress restored from step ${step}`,
  needsReupload: "File needs re-upload",
  stepFailed: (step: number, message: string) => `Error submitting step ${step}: ${message}`,
  detailFailed: (message: string) => `Error fetching member details: ${message}`,
  pdfFailed: (message: string) => `Error downloading PDF: ${message}`,
  saveStep: "Open this step and save what you typed there.",
  declare: "Tick the declaration before you submit.",
} as const;

/** Messages of the council's review. @source specification 4 "Admin review", 8 */
export const reviewMessages = {
  tooManyRows: (most: number) => `A spreadsheet has at most ${most.toLocaleString("en-IN")} rows. Filter the list, or download it as csv.`,
  allMustBeSufficient: 'Please set all documents status to "SUFFICIENT" before forwarding to DGFT.',
  costNotSufficient: (label: string) => `${label} is not Sufficient yet. Set its status before forwarding to DGFT.`,
  noSuchPage: (label: string, pages: number) => `"${label}" has ${pages} pages. Choose one of them, or none.`,
  remarkNeeded: (label: string) => `Write what is missing in "${label}", or choose another status.`,
  flagOne: "Mark at least one document as Deficient, with a remark, before sharing.",
  commentRequired: "Comment is required. Please add a comment before sharing.",
  draftSaved: "Draft saved successfully!",
  shared: "Deficiencies shared successfully!",
  sharedWithMember: `Deficiencies shared successfully with ${council.slug} member!`,
  forwarded: (listLabel: string) => `${listLabel} successfully forwarded to DGFT!`,
  reasonNeeded: "Write the reason; the member will read it.",
  failed: "Failed to process request",
  networkError: "Network error occurred",
  forwardFailed: (listLabel: string) => `Failed to forward ${listLabel} to DGFT`,
  forwardNetworkError: (listLabel: string) => `Network error occurred while forwarding ${listLabel}`,
  shareFailed: (httpStatus: number) => `Failed to share deficiencies (${httpStatus})`,
  queriesNotLoaded: "Failed to load deficiencies data",
  noQueries: "No deficiencies found",
  queriesShown: (count: number) => `Showing ${count} ${count === 1 ? "deficiency" : "deficiencies"}`,
} as const;

/** Messages of holds. */
export const holdMessages = {
  already: (until: string) => `It is on hold until ${until} already. End that hold first.`,
  none: "It is not on hold now.",
} as const;

/** Messages of the DGFT console. @source specification 5, 8 */
export const dgftMessages = {
  actedBefore: `You acted on this reimbursement for ${council.shortName}. Another DGFT user has to decide on it.`,
  commentRequired: "Please add deficiency comment before sharing",
  approved: "Application approved successfully!",
  refused: "Application refused.",
  draftSaved: "Draft saved successfully!",
  shared: `Deficiencies shared with ${council.shortName} successfully!`,
  refuseFailed: "Failed to refuse application",
  approveFailed: "Failed to approve application",
  draftFailed: "Failed to save draft",
  shareFailed: "Failed to share deficiencies",
  loading: (section: string) => `Loading ${section} data...`,
  none: (section: string) => `No ${section} data available`,
} as const;
