/** Rows of a report on a page, which is not sent more of them; its csv has all. */
export const mostShownRows = 100;
