/** A label inside a sentence: "Firm name" becomes "firm name", while "GST number" and "WhatsApp number" keep their capitals. */
export const labelInSentence = (label: string): string =>
  /^[A-Z][a-z]*[A-Z]/.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
