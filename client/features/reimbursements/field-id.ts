import { createContext, use } from "react";

/** The id of a field's input, to which the error summary leads. */
export const fieldId = (name: string): string => `field-${name}`;

/** Distinguishes the fields of a form from those of another on the same page, which may have the same names. */
export const FieldScope = createContext("");

/** `fieldId` within the form that the component is in. */
export function useFieldId(): (name: string) => string {
  const scope = use(FieldScope);
  return (name) => fieldId(`${scope}${name}`);
}
