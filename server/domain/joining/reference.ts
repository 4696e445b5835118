/** The number under which applicant and council know an application: "JOIN-2026-27-0042". @param financialYear like 2026-27 */
export const joiningReference = (financialYear: string, number: number): string => `JOIN-${financialYear}-${String(number).padStart(4, "0")}`;
