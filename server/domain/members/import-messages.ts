import { importFields, type ImportField } from "./import-fields.ts";

/** The largest file, in bytes: 100,000 firms fit. */
export const maxImportBytes = 20 * 1024 * 1024;
/** Rows below the headings. */
export const maxImportRows = 100_000;
/** Columns that a row may use. */
export const maxImportColumns = 200;
/** Activation emails of one import per minute. */
export const invitationsPerMinute = 120;

/** Sentences about an import; `name` is the name of its file. */
export const importMessages = {
  wrongName: (name: string) => `${name} must be a csv, xls or xlsx file.`,
  /** `content` is what the file is, with its article. */
  wrongKind: (name: string, content: string) => `${name} is ${content}, not a csv, xls or xlsx list.`,
  saveAgain: (name: string, content: string) =>
    `${name} is ${content}, not a csv, xls or xlsx list. Open it in your spreadsheet program, save it again as .xlsx and choose the new copy.`,
  tooLarge: (name: string) => `${name} must be smaller than 20 MB. Split it into several files.`,
  empty: (name: string) => `${name} is empty. Choose a file with headings and at least one firm.`,
  noRows: (name: string) => `${name} has headings but no firms below them.`,
  tooManyRows: (name: string) => `${name} has more than 1,00,000 rows. Split it into several files.`,
  tooManyColumns: (name: string) => `${name} has more than 200 columns. Save a copy with the columns that are needed.`,
  passwordProtected: (name: string) => `${name} is password protected. Save a copy without a password and choose it.`,
  damaged: (name: string) => `${name} is damaged and cannot be read. Open it in a spreadsheet program, save a copy and choose that.`,
  openQuote: (name: string, row: number) => `${name} cannot be read: a quotation mark that opens in row ${row} is never closed.`,
  tooMuchInside: (name: string) => `${name} unpacks to far more than a list of firms holds. Save the list alone as a new file and choose that.`,
  unreadable: (name: string) => `${name} takes too long to read. Save it as csv or as a new xlsx file and choose that.`,
  noVisibleSheet: (name: string) => `${name} has no visible sheet with cells. Show the sheet that holds the list and save it again.`,
  noSuchSheet: (name: string, sheet: string, sheets: readonly string[]) => `${name} has no visible sheet "${sheet}". It has: ${sheets.join(", ")}.`,
  noListInSheet: (sheet: string) => `The sheet "${sheet}" has no firms below headings. Choose another sheet; nothing has changed.`,
  notFound: "No such import.",
  wrongState: "This import has moved on meanwhile. Reload to see where it stands.",
  missing: (field: ImportField) => `Choose the column for ${importFields[field].label}`,
  doubled: (field: ImportField) => `${importFields[field].label} stands over two columns; choose one of them`,
  sameColumn: (one: string, other: string) => `${one} and ${other} cannot be the same column`,
  columnsIncomplete: "Choose one column for each field first.",
  nothingToDo: "No row of this file would change anything.",
  givenUp: "This import could not be finished. What it did until then stands; import the same file again to go on, nothing is done twice.",
  tooMany: "Many files were imported in the last hour. Wait a while, then try again.",
  phoneShortened: (text: string) => `A spreadsheet program has shortened this phone number to ${text}; enter its digits again`,
  errorValue: (label: string, text: string) => `${label} holds the failed formula ${text}`,
  gstTwice: (row: number) => `Row ${row} has the same GST number`,
  emailTwice: (row: number) => `Row ${row} has the same e-mail`,
  emailTaken: "Another login has this e-mail address",
  emailDiffers: "This firm is here with another contact e-mail. Change the e-mail in the admin panel, because it moves the firm's login",
  deactivated: "This firm is deactivated. Reactivate it in the admin panel first",
  /** @param endOn the end of the membership now */
  renewed: (endOn: string) =>
    `A paid invoice has renewed this membership. Enter the end date ${endOn}. To end the membership earlier, change the firm in the admin panel`,
  changed: "What is stored has changed since the list was checked, so this row was left out. Import the list again and look at this row",
} as const;
