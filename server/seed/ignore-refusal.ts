import { DomainError } from "#domain/errors.ts";

/** For `catch`: ignores the refusal with this code, and throws every other error. */
export const ignoreRefusal =
  (code: string) =>
  (error: unknown): void => {
    if (!(error instanceof DomainError) || error.code !== code) throw error;
  };
