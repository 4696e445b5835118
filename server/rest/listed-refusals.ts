import { accountMessages } from "#domain/accounts/messages.ts";
import { roles } from "#domain/accounts/roles.ts";
import { rolesAllowed } from "#domain/permissions.ts";
import { errorMapping } from "../error-mapping.ts";
import type { RefusalDoc, RestRoute } from "./route.ts";

const anyPath: readonly RefusalDoc[] = [
  { kind: "rate_limited", code: "rate_limited", when: "too many requests; `Retry-After` says how long to wait" },
  { kind: "unavailable", code: "database_unavailable", when: "the service is recovering; `Retry-After` says when to try again" },
];
const withParams: readonly RefusalDoc[] = [
  { kind: "invalid", code: "bad_request", when: "an escape in the address is none" },
  { kind: "not_found", code: "not_found", when: "nothing has this address" },
];
const withValues: readonly RefusalDoc[] = [{ kind: "invalid", code: "invalid", when: "a value cannot be used; `fields` says which" }];

const jsonBody: readonly RefusalDoc[] = [
  { kind: "invalid", code: "not_json", when: "the body is not JSON in UTF-8" },
  { kind: "invalid", code: "duplicate_key", when: "a key stands twice in one object" },
  { kind: "invalid", code: "too_deep", when: "the body nests deeper than 32 levels" },
  { kind: "too_large", code: "too_large", when: "the body is larger than 1 MB" },
  { kind: "unsupported_type", code: "not_json", when: "the body has another content type than `application/json`" },
  { kind: "unsupported_type", code: "packed", when: "the body has a `Content-Encoding`" },
];
const multipartBody: readonly RefusalDoc[] = [
  { kind: "invalid", code: "malformed_upload", when: "the body cannot be read, or has a file under a name that is not listed" },
  { kind: "invalid", code: "upload_too_slow", when: "less than 1 KB a second arrived for a minute" },
  { kind: "too_large", code: "file_too_large", when: "a file is larger than the call takes" },
  { kind: "too_large", code: "too_many_files", when: "more files than the call takes, in all or under one name; `fields` says which" },
  { kind: "too_large", code: "too_many_parts", when: "more parts than the call takes" },
  { kind: "unsupported_type", code: "not_multipart", when: "the body has another content type than `multipart/form-data`" },
  { kind: "unavailable", code: "storage_unavailable", when: "files cannot be kept at the moment" },
];

const acting: readonly RefusalDoc[] = [
  { kind: "invalid", code: "idempotency_key_wrong", when: "the Idempotency-Key is not 8 to 200 ASCII characters without spaces" },
  { kind: "conflict", code: "in_progress", when: "the same Idempotency-Key is still at work" },
  { kind: "conflict", code: "idempotency_key_reused", when: "the Idempotency-Key was used for another request" },
  { kind: "unavailable", code: "busy", when: "somebody else is changing the same at the moment" },
];
const signInFirst: RefusalDoc = { kind: "unauthenticated", code: "token_not_valid", when: accountMessages.signInFirst };
const scopeMissing: RefusalDoc = { kind: "forbidden", code: "scope_missing", when: "the API key has no scope for this call" };
const otherRole: RefusalDoc = { kind: "forbidden", code: "forbidden", when: accountMessages.notAllowed };

/** What follows from the kind of a row, whatever it does. */
function refusalsOfItsKind({ access, method, multipart, params, query, body }: RestRoute): readonly RefusalDoc[] {
  const isGuarded = access !== "anyone";
  return [
    ...(query === undefined && body === undefined ? [] : withValues),
    ...(params === undefined ? [] : withParams),
    ...(method === "GET" || (multipart !== undefined && multipart.takesJson !== true) ? [] : jsonBody),
    ...(method === "GET" || multipart === undefined
      ? []
      : multipartBody.filter(({ code }) => multipart.takesJson !== true || code !== "not_multipart")),
    ...(isGuarded ? [signInFirst] : []),
    ...(isGuarded ? [scopeMissing] : []),
    ...(isGuarded && roles.some((role) => !rolesAllowed(access).includes(role)) ? [otherRole] : []),
    ...(isGuarded && method === "POST" ? acting : []),
    ...anyPath,
  ];
}

/**
 * Every refusal that a call can give, each status and code once: what its row names, then what follows from its kind. The document
 * lists nothing else, and the tests provoke each of them.
 * @source rest-api.md "Rules for every path"
 */
export function listedRefusals(row: RestRoute): readonly RefusalDoc[] {
  const listed = new Map<string, RefusalDoc>();
  for (const refusal of [...(row.refusals ?? []), ...refusalsOfItsKind(row)]) {
    const name = `${errorMapping[refusal.kind].status} ${refusal.code}`;
    if (!listed.has(name)) listed.set(name, refusal);
  }
  return [...listed.values()];
}
