import { CircularDraft, missingTexts } from "#domain/circulars/circular-draft.ts";
import { audienceText, everybody, type Audience } from "#domain/circulars/audience.ts";
import { calendarDateInIndia, formatIndianDate } from "#domain/dates.ts";
import { firstFieldErrorsOf } from "#domain/field-errors.ts";
import type { VersionDifference } from "../../components/two-versions.tsx";
import { isSameField, versionDifferences, type FormVersions } from "../../lib/version-differences.ts";
import type { Circular } from "./views.ts";

/** A circular as it is typed. */
export type TypedCircular = {
  readonly subject: string;
  readonly subjectHindi: string;
  readonly body: string;
  readonly bodyHindi: string;
  readonly holdsFromOn: string;
  readonly audience: Audience;
  readonly isPublic: boolean;
  readonly isUrgent: boolean;
  readonly replacesId: string | null;
  readonly fileId: string | null;
};
export type CircularField = keyof TypedCircular;

/** The id of a field's input. */
export const circularFieldId = (field: string): string => `circular-${field}`;

export const blankCircular = (now: Date): TypedCircular => ({
  subject: "",
  subjectHindi: "",
  body: "",
  bodyHindi: "",
  holdsFromOn: calendarDateInIndia(now),
  audience: everybody,
  isPublic: false,
  isUrgent: false,
  replacesId: null,
  fileId: null,
});

export const typedCircularOf = (stored: Circular): TypedCircular => ({
  subject: stored.subject,
  subjectHindi: stored.subjectHindi,
  body: stored.body,
  bodyHindi: stored.bodyHindi,
  holdsFromOn: stored.holdsFromOn,
  audience: stored.audience,
  isPublic: stored.isPublic,
  isUrgent: stored.isUrgent,
  replacesId: stored.replacesId,
  fileId: stored.fileId,
});

/** What hinders saving, by field. */
export function draftProblems(typed: TypedCircular): Readonly<Record<string, string>> {
  const read = CircularDraft.safeParse(typed);
  return read.success ? {} : firstFieldErrorsOf(read.error, ([field]) => String(field));
}

/** What also hinders publishing, by field. */
export const missingIn = (typed: TypedCircular): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(
      missingTexts({ ...typed, subjectHindi: typed.subjectHindi.trim(), body: typed.body.trim(), bodyHindi: typed.bodyHindi.trim() }),
    ).map(([field, texts]) => [field, texts.join(" ")]),
  );

const labels: Readonly<Record<CircularField, string>> = {
  subject: "Subject in English",
  subjectHindi: "Subject in Hindi",
  body: "Text in English",
  bodyHindi: "Text in Hindi",
  holdsFromOn: "Holds from",
  audience: "Audience",
  isPublic: "On the website",
  isUrgent: "Urgent",
  replacesId: "Replaces",
  fileId: "PDF",
};
export const circularFields = Object.keys(labels) as CircularField[]; // keys of a literal object
export const labelOf = (field: CircularField): string => labels[field];

/** The names of the PDFs and the numbers of the circulars that a field can hold, by id. */
type KnownNames = Readonly<Record<string, string>>;

/** The value of a field in words, to compare two versions. */
export function fieldWords(field: CircularField, typed: TypedCircular, names: KnownNames = {}): string {
  const value = typed[field];
  if (field === "audience") return audienceText(typed.audience);
  if (field === "holdsFromOn") return formatIndianDate(typed.holdsFromOn);
  if (field === "fileId") return typed.fileId === null ? "Made of the text" : (names[typed.fileId] ?? "A PDF that was uploaded here");
  if (field === "replacesId") return typed.replacesId === null ? "Nothing" : (names[typed.replacesId] ?? "Another circular");
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return typeof value === "string" && value !== "" ? value : "Nothing";
}

/** What is typed here and differs from what another user has saved since the form began; what was not touched here is theirs at first. */
export const circularDifferences = (versions: FormVersions<TypedCircular>, names: KnownNames): VersionDifference[] =>
  versionDifferences(versions, labels, (field, version) => fieldWords(field, version, names)).map((difference) =>
    difference.key === "fileId" && versions.typed.fileId !== null && versions.saved.fileId !== null
      ? { ...difference, notes: ["These are two different files."] }
      : difference,
  );

/** Whether two versions of a circular differ in a field. */
export const differs = (one: TypedCircular, other: TypedCircular): boolean => circularFields.some((field) => !isSameField(field, one, other));
