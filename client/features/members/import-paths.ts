import { paths } from "#domain/council.ts";

/** Where lists are chosen and earlier imports stand. */
export const importsPath = `${paths.councilHome}/import`;
export const importPath = (importId: string): string => `${importsPath}/${importId}`;
export const importErrorsPath = (importId: string): string => `/exports/imports/${importId}/errors.csv`;
