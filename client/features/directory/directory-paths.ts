import { paths } from "#domain/council.ts";

/** The page of one member. */
export const firmPath = (firmId: string): string => `${paths.buyerHome}/firm/${firmId}`;
