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

/** Texts for each field that has to be mended, keyed by wire name. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/**
 * An expected failure. `code` is a stable word for programs, `message` a sentence for people that says what to do, `fields`
 * names the wrong fields, `retryAfterSeconds` says when a refused call may be repeated.
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

const ofKind = (kind: ErrorKind) => (code: string, message: string, fields?: FieldErrors) => new DomainError(kind, code, message, fields);

/** Wrong input: 400. */
export const invalid = ofKind("invalid");
/** Not signed in, or the session is over: 401. */
export const unauthenticated = ofKind("unauthenticated");
/** Signed in, but this role may not do that: 403. */
export const forbidden = ofKind("forbidden");
/** Unknown, or another firm's: 404. */
export const notFound = ofKind("not_found");
/** The state or version has moved on: 409. */
export const conflict = ofKind("conflict");
/** More bytes than allowed: 413. */
export const tooLarge = ofKind("too_large");
/** The content type is not accepted: 415. */
export const unsupportedType = ofKind("unsupported_type");

/** Too many attempts: 429 with `Retry-After`. */
export const rateLimited = (message: string, retryAfterSeconds: number) =>
  new DomainError("rate_limited", "rate_limited", message, undefined, { retryAfterSeconds });

/** A service that we depend on does not answer: 503 with `Retry-After`. */
export const unavailable = (code: string, message: string, cause?: unknown) =>
  new DomainError("unavailable", code, message, undefined, { retryAfterSeconds: 5, cause });
