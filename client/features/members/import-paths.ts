import { paths } from "#domain/council.ts";

/** The page to choose a list, with the earlier imports. */
export const importsPath = `${paths.councilHome}/import`;
export const importPath = (importId: string): string => `${importsPath}/${importId}`;
export const importErrorsPath = (importId: string): string => `/exports/imports/${importId}/errors.csv`;
