/** A common remark: a short label to choose it by, and the sentence that the member reads. */
export type Phrase = { readonly label: string; readonly text: string };

/**
 * Common remarks on a document. Each says what is wrong and what to send instead, so that it can be sent unchanged.
 * @source ux.md "Deficient opens a required note with phrase book"; specification 5 "Notes"
 */
export const phrases: readonly Phrase[] = [
  {
    label: "Stamp or seal missing",
    text: "The stamp or seal of the competent authority is missing. Send a copy that is attested with stamp and seal.",
  },
  { label: "Signature missing", text: "The signature of the authorised signatory is missing. Send a signed copy." },
  { label: "Not legible", text: "The paper cannot be read. Send a clearer scan of the whole page." },
  { label: "Page missing", text: "Not every page is there. Send the complete document in one file." },
  { label: "Wrong financial year", text: "The paper is for another financial year. Send the one for the year of this claim." },
  { label: "Not valid any more", text: "The validity has ended. Send the certificate that was valid on the day of filing." },
  { label: "Translation missing", text: "The paper is in a foreign language. Add an attested translation into English." },
  {
    label: "Firm name or address differs",
    text: "Name or address differ from those of the membership. Send a paper in the name of the firm, or a proof of the change.",
  },
  {
    label: "Amount does not agree",
    text: "The amount does not agree with the receipt. Send the receipt that belongs to it, or explain the difference.",
  },
  { label: "Fee receipt missing", text: "The receipt of the fee is missing. Send proof of the payment." },
  { label: "CA certificate missing", text: "A certificate of a chartered accountant with name, membership number and UDIN is needed. Send it." },
  { label: "Wrong document", text: "Another document was uploaded here. Send the one that this step asks for." },
];
