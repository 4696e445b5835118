/** Where "Was this page useful?" is sent. */
export const opinionPath = "/page-opinion";
/** The fragment of the address after an answer: it shows the thanks in place of the question, without a script. */
export const opinionThanks = "thank-you";
