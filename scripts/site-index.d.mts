export function writePageIndex(site: string): void;
export function pageIndexOf(keys: readonly string[]): Record<string, string>;
