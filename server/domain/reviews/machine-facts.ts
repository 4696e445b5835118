import { daysFromTo, formatIndianDate, parseCalendarDate } from "../dates.ts";
import { filingDaysText, type FilingDay } from "../reimbursements/expected-claims.ts";
import { hasTextLayer } from "../reimbursements/file-text.ts";

/** A file as the machine reads it. */
export type MachineReadFile = {
  readonly name: string;
  readonly pageCount: number;
  /** False when the machine could not read it: nothing is known of its text and its signatures. */
  readonly isRead: boolean;
  /** The text of each page that was read, which are the first ones; none for a picture. */
  readonly pages: readonly string[];
  readonly signatures: number;
};

/** A window of the rules for a cost that the document proves. Dates are YYYY-MM-DD. */
export type ProvedWindow = Pick<FilingDay, "lastOn" | "days" | "counts"> & { readonly fromOn: string };

export type CheckedDocument = {
  readonly files: readonly MachineReadFile[];
  readonly firmName: string;
  /** YYYY-MM-DD. */
  readonly filedOn: string;
  readonly windows: readonly ProvedWindow[];
};

/** What the machine found, in sentences. They are facts for the officer, who judges. */
export type MachineFact = { readonly about: "text" | "name" | "date" | "window" | "signature"; readonly text: string };

const hasOnlyPicture = "cannot be read by the machine: it has no text, only a picture.";
const wasNotRead =
  "could not be read by the machine: nothing is known of the text and of digital signatures. Read it yourself, or reload the page later.";

/**
 * The facts of a document in the order in which they are shown. What other claims have of it is read with the radar's list, which changes.
 * @source desks-and-more.md 2 "machine pre-checks: name equals the profile's, date within the rule's age, file signed or not, duplicate"
 */
export function machineFacts({ files, firmName, filedOn, windows }: CheckedDocument): MachineFact[] {
  const readable = files.filter(hasText);
  return [
    ...textFacts(files),
    ...(readable.length === 0
      ? []
      : [nameFact(readable, firmName), dateFact(readable, filedOn), ...windows.map((window) => windowFact(readable, window, filedOn))]),
    ...signatureFacts(files),
  ];
}

const textOf = ({ pages }: MachineReadFile): string => pages.join("\n");
const hasText = ({ pages }: MachineReadFile): boolean => hasTextLayer(pages);

function textFacts(files: readonly MachineReadFile[]): MachineFact[] {
  const unread = files.filter(({ isRead }) => !isRead);
  const silent = files.filter((file) => file.isRead && !hasText(file));
  return [
    { some: unread, words: wasNotRead },
    { some: silent, words: hasOnlyPicture },
  ].flatMap(({ some, words }): MachineFact[] => {
    if (some.length === 0) return [];
    const subject = some.length < files.length ? namesOf(some) : files.length === 1 ? "The file" : "Each file";
    return [{ about: "text", text: `${subject} ${words}` }];
  });
}

const namesOf = (files: readonly MachineReadFile[]): string => files.map(({ name }) => name).join(", ");

/** The text of the files, and how much of it was read where that is not all. */
function readTextName(files: readonly MachineReadFile[]): string {
  const cut = files.filter(({ pages, pageCount }) => pages.length < pageCount);
  if (cut.length === 0) return "the text";
  return `the text (only the first ${cut.map(({ name, pages }) => `${pages.length} pages of ${name}`).join(", ")})`;
}

const shortWords: Readonly<Record<string, string>> = { pvt: "private", ltd: "limited", co: "company", and: "" };

/** Names are equal when they have the same words: capitals, marks and the usual short forms do not matter. */
const wordsOf = (text: string): string =>
  ` ${text
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => shortWords[word] ?? word)
    .filter((word) => word !== "")
    .join(" ")} `;

function nameFact(files: readonly MachineReadFile[], firmName: string): MachineFact {
  const page = pageWith(files, (text) => wordsOf(text).includes(wordsOf(firmName)));
  return {
    about: "name",
    text:
      page === undefined
        ? `The name "${firmName}" of the profile was not found in ${readTextName(files)}.`
        : `The name "${firmName}" of the profile stands on ${page}.`,
  };
}

/** Where a page is: "page 2", with the file where there are several. */
function pageWith(files: readonly MachineReadFile[], isThere: (text: string) => boolean): string | undefined {
  for (const { name, pages } of files) {
    const index = pages.findIndex(isThere);
    if (index >= 0) return `page ${index + 1}${files.length > 1 ? ` of ${name}` : ""}`;
  }
  return undefined;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const two = (digits: string): string => digits.padStart(2, "0");
const monthOf = (word: string): string => two(String(months.indexOf(word.slice(0, 3).toLowerCase()) + 1));

const dateForms: readonly { readonly form: RegExp; readonly iso: (match: RegExpMatchArray) => string }[] = [
  { form: /(?<!\d)(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?!\d)/g, iso: ([, day = "", month = "", year = ""]) => `${year}-${two(month)}-${two(day)}` },
  { form: /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g, iso: ([, year = "", month = "", day = ""]) => `${year}-${month}-${day}` },
  {
    form: /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?[ .-]{0,3}((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6})[ .,-]{0,3}(\d{4})(?!\d)/gi,
    iso: ([, day = "", month = "", year = ""]) => `${year}-${monthOf(month)}-${two(day)}`,
  },
  {
    form: /((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6})[ .]{0,3}(\d{1,2})(?:st|nd|rd|th)?,? {1,3}(\d{4})(?!\d)/gi,
    iso: ([, month = "", day = "", year = ""]) => `${year}-${monthOf(month)}-${two(day)}`,
  },
];

/** The days that a text names, each once, the oldest first; day before month, as in India. */
export function datesIn(text: string): string[] {
  const found = dateForms.flatMap(({ form, iso }) => [...text.matchAll(form)].map(iso)).filter((day) => parseCalendarDate(day) !== undefined);
  return [...new Set(found)].toSorted();
}

const daysText = (count: number): string => `${count} ${count === 1 ? "day" : "days"}`;

function dateFact(files: readonly MachineReadFile[], filedOn: string): MachineFact {
  const dates = datesIn(files.map(textOf).join("\n"));
  const newest = dates.findLast((day) => day <= filedOn);
  if (newest === undefined) return { about: "date", text: `No date up to the day of filing was found in ${readTextName(files)}.` };
  return {
    about: "date",
    text: `The newest date in ${readTextName(files)} up to the day of filing is ${formatIndianDate(newest)}, ${daysText(daysFromTo(newest, filedOn))} before.`,
  };
}

function windowFact(files: readonly MachineReadFile[], window: ProvedWindow, filedOn: string): MachineFact {
  const { fromOn, lastOn } = window;
  const page = pageWith(files, (text) => datesIn(text).includes(fromOn));
  const isThere = page === undefined ? `was not found in ${readTextName(files)}` : `stands on ${page}`;
  return {
    about: "window",
    text: `The date ${formatIndianDate(fromOn)}, from which the rule counts ${filingDaysText(window)} (until ${formatIndianDate(lastOn)}), ${isThere}; the claim was filed on ${formatIndianDate(filedOn)}.`,
  };
}

function signatureFacts(files: readonly MachineReadFile[]): MachineFact[] {
  const read = files.filter(({ isRead }) => isRead);
  if (read.length === 0) return [];
  const signed = read.filter(({ signatures }) => signatures > 0);
  if (signed.length === 0) {
    const place = read.length < files.length ? namesOf(read) : "the file";
    return [{ about: "signature", text: `No digital signature is in ${place}.` }];
  }
  const names = files.length > 1 ? ` (${namesOf(signed)})` : "";
  return [{ about: "signature", text: `A digital signature is in the file${names}; the machine does not check whether it holds.` }];
}
