/** The most leads of one firm at one fair. */
export const maxLeadsPerFirm = 2_000;
/** Days after the last day in which feedback can be given or changed. */
export const feedbackDays = 90;
/** Stalls are built the day before: exhibitors come in from then on. */
export const checkInDaysBefore = 1;
export const maxSeats = 2_000;
export const maxCriterionWeight = 100;
