import { DomainError } from "#domain/errors.ts";

/** For `catch`: passes the refusal of this code, and throws everything else again. */
export const passConflict =
  (code: string) =>
  (error: unknown): void => {
    if (!(error instanceof DomainError) || error.code !== code) throw error;
  };
