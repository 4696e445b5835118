/** Sentences of the payments. */
export const paymentMessages = {
  notFound: "There is no such payment. Load the page again.",
  fileNotFound: "There is no such file. Load the page again.",
  onlyPdf: (name: string) => `${name} is not a PDF. Choose a PDF of at most 5 MB.`,
  uploadAgain: "Choose the file again.",
  notABank: "This is a record of payments. The portal does not call a bank or a payment network.",
} as const;
