/** The number under which applicant and council know an application: "JOIN-2026-27-0042". @param financialYear like 2026-27 */
export const joiningReference = (financialYear: string, number: number): string => `JOIN-${financialYear}-${String(number).padStart(4, "0")}`;

const referenceForm = /^JOIN-20\d{2}-\d{2}-\d{4,}$/;

/** Whether a text has the form of a reference number. */
export const isJoiningReference = (text: string): boolean => referenceForm.test(text);
