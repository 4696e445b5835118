import { pageUserHeader } from "#domain/accounts/web-headers.ts";

let userId: string | undefined;

/** Says whom the page shows; undefined for a visitor. */
export const setPageUser = (id: string | undefined): void => {
  userId = id;
};

/** The headers with which a call or an upload says whom its page shows. */
export const pageUserHeaders = (): Record<string, string> => (userId === undefined ? {} : { [pageUserHeader]: userId });
