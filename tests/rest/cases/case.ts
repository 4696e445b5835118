import { z } from "zod";
import { maxImportBytes } from "#domain/members/import-messages.ts";
import { roles, type Role } from "#domain/accounts/roles.ts";
import { rolesAllowed } from "#domain/permissions.ts";
import { maxFileBytes } from "#domain/reimbursements/file-rules.ts";
import { idempotencyKeys } from "#db/schema/accounts.ts";
import type { Multipart, RestRoute } from "#server/rest/route.ts";
import type { RestCall } from "../../support/rest-client.ts";
import type { RestWorld } from "../../support/rest-world.ts";

/** What is sent to a row: its body, who sends it, what stands in its path and after it, and to which server if not the usual one. */
export type Asked = RestCall & { readonly params?: Readonly<Record<string, string>>; readonly query?: string; readonly at?: string };

/** Builds the request; called again for each spelling of the path. */
export type Ask = (world: RestWorld) => Asked | Promise<Asked>;

/** By the row's operation, and by what it answers: "200", or "404 not_found" for a refusal. */
export type CaseTable = Readonly<Record<string, Readonly<Record<string, Ask>>>>;

/** An idempotency key of a call that is still running, and one that was used for another request. */
export const heldKey = "held-by-a-call-that-goes-on";
const usedKey = "used-for-something-else";

const json = { "content-type": "application/json" };
const withKey = (asked: Asked, key: string): Asked => ({ ...asked, headers: { ...asked.headers, "idempotency-key": key } });

function withoutKey(asked: Asked): Asked {
  const { "idempotency-key": _, ...headers } = asked.headers ?? {};
  return { ...asked, headers };
}

/** A body in the place of the good one, byte for byte. */
function withRaw(asked: Asked, raw: string | Uint8Array, headers: Readonly<Record<string, string>> = json): Asked {
  const { json: _json, form: _form, ...rest } = asked;
  return { ...rest, raw, headers: { ...asked.headers, ...headers } };
}

const everywhere = (asked: Asked, text: string): Asked => ({
  ...asked,
  params: Object.fromEntries(Object.keys(asked.params ?? {}).map((name) => [name, text])),
});

/** The refusals that follow from the kind of a row, each made of a call that would be good. */
export function casesOfItsKind(row: RestRoute, good: Ask): Record<string, Ask> {
  const but =
    (change: (asked: Asked, world: RestWorld) => Asked | Promise<Asked>): Ask =>
    async (world) =>
      change(await good(world), world);
  const { access, method, multipart, params, query, body } = row;
  const [queried] = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
  return {
    "429 rate_limited": but(async (asked, world) => {
      const { url, headers } = await world.tiredServer();
      return { ...asked, at: url, headers: { ...asked.headers, ...headers } };
    }),
    "503 database_unavailable": but(async (asked, world) => ({ ...asked, at: await world.serverWithoutDatabase() })),
    ...(params === undefined
      ? {}
      : {
          "400 bad_request": but((asked) => everywhere(asked, "%E0%A4%A")),
          "404 not_found": but((asked) => everywhere(asked, "nothing")),
        }),
    ...(queried === undefined ? {} : { "400 invalid": but((asked) => ({ ...asked, query: `?${queried}=1&${queried}=2` })) }),
    ...(method === "GET" || multipart === undefined ? {} : multipartCases(but, multipart, body !== undefined)),
    ...(method === "GET" || (multipart !== undefined && multipart.takesJson !== true) ? {} : jsonCases(but, body !== undefined)),
    ...(access === "anyone" ? {} : guardedCases(but, row)),
  };
}

type But = (change: (asked: Asked, world: RestWorld) => Asked | Promise<Asked>) => Ask;

const jsonCases = (but: But, hasBody: boolean): Record<string, Ask> => ({
  ...(hasBody ? { "400 invalid": but((asked) => withRaw(asked, "[]")) } : {}),
  "400 not_json": but((asked) => withRaw(asked, "{")),
  "400 duplicate_key": but((asked) => withRaw(asked, '{"a":1,"\\u0061":2}')),
  "400 too_deep": but((asked) => withRaw(asked, `{"a":${"[".repeat(45_000)}${"]".repeat(45_000)}}`)),
  "413 too_large": but((asked) => withRaw(asked, `{"x":"${"a".repeat(1_000_001 - 8)}"}`)),
  "415 not_json": but((asked) => withRaw(asked, "{}", { "content-type": "text/plain" })),
  "415 packed": but((asked) => withRaw(asked, "{}", { ...json, "content-encoding": "gzip" })),
});

const partOf = (bytes: number): Blob => new Blob([new Uint8Array(bytes)], { type: "application/pdf" });

function multipartCases(but: But, { files, maxTextFields, size, takesJson = false }: Multipart, hasBody: boolean): Record<string, Ask> {
  const form = (fill: (form: FormData) => void): Ask =>
    but((asked) => {
      const sent = new FormData();
      fill(sent);
      const { json: _json, ...rest } = asked;
      return { ...rest, form: sent };
    });
  const [first] = files;
  const name = first?.name ?? "";
  const tooMany = (sent: FormData): void => {
    for (const { name: each, maxCount } of files) for (let count = 0; count < maxCount; count += 1) sent.append(each, partOf(1), "a.pdf");
    sent.append(name, partOf(1), "one-more.pdf");
  };
  return {
    ...(hasBody ? { "400 invalid": form((sent) => sent.append("firm_address", "12 Industrial Area")) } : {}),
    "400 malformed_upload": but((asked) =>
      withRaw(asked, "--x\r\nContent-Disposition: form-data", { "content-type": "multipart/form-data; boundary=x" }),
    ),
    "400 upload_too_slow": but((asked) => asked),
    "413 file_too_large": form((sent) => sent.append(name, partOf((size === undefined ? maxFileBytes : maxImportBytes) + 1), "a.pdf")),
    "413 too_many_files": form(tooMany),
    "413 too_many_parts": form((sent) => {
      for (let count = 0; count <= maxTextFields + 100; count += 1) sent.append(`field${count}`, "x");
    }),
    ...(takesJson ? {} : { "415 not_multipart": but((asked) => withRaw(asked, "{}")) }),
    "503 storage_unavailable": but(withoutKey),
  };
}

function guardedCases(but: But, { access, method }: RestRoute): Record<string, Ask> {
  const other = roles.find((role) => access !== "anyone" && !rolesAllowed(access).includes(role));
  return {
    "401 token_not_valid": but((asked) => ({ ...asked, token: undefined })),
    "403 scope_missing": but(async (asked, world) => ({ ...asked, token: await world.keyWithoutScopeOf(roleFor(access)) })),
    ...(other === undefined ? {} : { "403 forbidden": but(async (asked, world) => ({ ...asked, token: await world.tokenOf(other) })) }),
    ...(method === "GET"
      ? {}
      : {
          "400 idempotency_key_wrong": but((asked) => withKey(asked, "with spaces")),
          "409 in_progress": but((asked) => withKey(asked, heldKey)),
          "409 idempotency_key_reused": but(async (asked, world) => {
            await world.once("used keys", () => useKeys(world));
            return withKey(asked, usedKey);
          }),
          "503 busy": but(withoutKey),
        }),
  };
}

const roleFor = (access: RestRoute["access"]): Role => roles.find((role) => access === "anyone" || rolesAllowed(access).includes(role)) ?? "BUYER";

/** Who may send a call that acts. */
export const actingIds = ({ actors }: RestWorld): string[] => [actors.member.userId, actors.council.userId, actors.dgft.userId];

async function useKeys(world: RestWorld): Promise<void> {
  const row = { key: usedKey, route: "somewhere else", bodyHash: "of something else", answer: "{}", isDone: true };
  await world.database.db.insert(idempotencyKeys).values(actingIds(world).map((actorId) => ({ ...row, actorId })));
}
