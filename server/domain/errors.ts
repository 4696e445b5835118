/** The nine kinds of expected failure; `server/error-mapping.ts` is the only table from a kind to HTTP and tRPC. */
export const errorKinds = [
  "invalid",
  "unauthenticated",
  "forbidden",
  "not_found",
  "conflict",
  "too_large",
  "unsupported_type",
  "rate_limited",
  "unavailable",
] as const;
export type ErrorKind = (typeof errorKinds)[number];

/** Texts for each field that has to be corrected, by wire name. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/**
 * An expected failure. `code` is a stable word for programs, `message` a sentence that tells the user what to do, `fields` the
 * fields to correct, `retryAfterSeconds` the time after which a refused call may be repeated.
 */
export class DomainError extends Error {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: ErrorKind, code: string, message: string, fields?: FieldErrors, more: { retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.name = "DomainError";
    this.kind = kind;
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** The expected failure in an error: itself, or the cause that the database layer wrapped; undefined for a bug. */
export function domainErrorIn(error: unknown): DomainError | undefined {
  for (let inner = error; inner instanceof Error; inner = inner.cause) if (inner instanceof DomainError) return inner;
  return undefined;
}

const ofKind = (kind: ErrorKind) => (code: string, message: string, fields?: FieldErrors) => new DomainError(kind, code, message, fields);

/** The input cannot be used: 400. */
export const invalid = ofKind("invalid");
/** Not signed in, or the session has ended: 401. */
export const unauthenticated = ofKind("unauthenticated");
/** The role does not allow the action: 403. */
export const forbidden = ofKind("forbidden");
/** Unknown, or of another firm: 404. */
export const notFound = ofKind("not_found");
/** The state or version has changed: 409. */
export const conflict = ofKind("conflict");
/** More bytes than allowed: 413. */
export const tooLarge = ofKind("too_large");
/** The kind of content is not accepted: 415. */
export const unsupportedType = ofKind("unsupported_type");

/** Too many requests: 429 with `Retry-After`. */
export const rateLimited = (message: string, retryAfterSeconds: number) =>
  new DomainError("rate_limited", "rate_limited", message, undefined, { retryAfterSeconds });

/** A service that the portal needs does not answer: 503 with `Retry-After`. */
export const unavailable = (code: string, message: string, cause?: unknown) =>
  new DomainError("unavailable", code, message, undefined, { retryAfterSeconds: 5, cause });
