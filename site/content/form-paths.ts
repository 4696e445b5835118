/** Where "Was this page useful?" is sent. */
export const opinionPath = "/page-opinion";
