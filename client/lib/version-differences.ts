import type { VersionDifference } from "../components/two-versions.tsx";

/** Three versions of a form that another user may save at the same time. */
export type FormVersions<Form> = {
  readonly typed: Form;
  /** What the form began with. */
  readonly begun: Form;
  /** What is stored now. */
  readonly saved: Form;
};

/** Whether two versions of a form hold the same value in a field. */
export const isSameField = <Form>(field: keyof Form, one: Form, other: Form): boolean => JSON.stringify(one[field]) === JSON.stringify(other[field]);

/**
 * What is typed here and differs from what another user has saved since the form began; what was not touched here is theirs at first.
 * @param labels of each field
 * @param wordsOf a field of a version, as a person reads it
 */
export const versionDifferences = <Form>(
  { typed, begun, saved }: FormVersions<Form>,
  labels: Readonly<Record<keyof Form & string, string>>,
  wordsOf: (field: keyof Form & string, version: Form) => string,
): VersionDifference[] =>
  (Object.keys(labels) as (keyof Form & string)[]) // the keys of a table
    .filter((field) => !isSameField(field, typed, saved))
    .map((field) => ({
      key: field,
      label: labels[field],
      mine: wordsOf(field, typed),
      theirs: wordsOf(field, saved),
      ...(isSameField(field, typed, begun) && { atFirst: "theirs" as const }),
    }));
