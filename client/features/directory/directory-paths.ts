import { paths } from "#domain/council.ts";

/** The page of one member. */
export const firmPath = (firmId: string): string => `${paths.buyerHome}/firm/${firmId}`;

/** Where a buyer writes to the chosen members. */
export const writeEnquiryPath = `${paths.buyerHome}/enquiry`;
