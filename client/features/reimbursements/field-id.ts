/** The id of a field's input, to which the error summary leads. */
export const fieldId = (name: string): string => `field-${name}`;
