/** A label as it reads within a sentence: "Firm name" becomes "firm name", while "GST number" keeps its capitals. */
export const labelInSentence = (label: string): string => (/^[A-Z]{2}/.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`);
