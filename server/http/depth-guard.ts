import { invalid } from "#domain/errors.ts";

/** Far deeper than any form nests. */
const maxDepth = 32;

/**
 * Refuses parsed JSON that nests deeper than 32 levels before recursive code reads it: copying or printing some ten thousand
 * levels overflows the stack. Itself it is not recursive.
 * @throws invalid (`too_deep`)
 * @source security.md section 1 "Express JSON", row 35
 */
export function assertShallow(value: unknown): void {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) throw invalid("too_deep", "The request could not be read: it nests too deep.");
    level = level.flatMap((part) => (typeof part === "object" && part !== null ? Object.values(part).filter(isContainer) : []));
  }
}

const isContainer = (value: unknown): boolean => typeof value === "object" && value !== null;
