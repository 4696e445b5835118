/** What a firm gives besides its answers, in the order of the form. @source data/policy-facts.json "documents-required" */
export const joiningDocumentFields = ["iec", "gst", "pan", "incorporation", "turnover", "cdsco", "udyam"] as const;
export type JoiningDocumentField = (typeof joiningDocumentFields)[number];

/** The name of each document as the council reads it. */
export const joiningDocumentLabels = {
  iec: "IEC certificate",
  gst: "GST registration certificate",
  pan: "PAN card of the firm",
  incorporation: "Certificate of incorporation, or partnership deed",
  turnover: "Certificate of a chartered accountant on the exports (FOB)",
  cdsco: "Manufacturing licence (CDSCO)",
  udyam: "Udyam certificate",
} as const satisfies Record<JoiningDocumentField, string>;

/** What decides which documents are needed; undefined while it is not answered. */
export type DocumentFacts = { readonly kind?: string | undefined };

/** Whether a document is needed. A manufacturer gives the licence as well; the Udyam certificate is always optional. */
export function isDocumentNeeded(field: JoiningDocumentField, { kind }: DocumentFacts): boolean {
  if (field === "cdsco") return kind === "manufacturer";
  return field !== "udyam";
}

/** The needed documents that are not there. */
export const missingDocuments = (facts: DocumentFacts, given: ReadonlySet<string>): JoiningDocumentField[] =>
  joiningDocumentFields.filter((field) => isDocumentNeeded(field, facts) && !given.has(field));
