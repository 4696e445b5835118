/** Explains the asterisk; stands once near a form. @source specification 5 "Wizards" (notes) */
export const mandatoryNote = "Fields marked * are mandatory.";
