import fc from "fast-check";
import { z } from "zod";
import { restRequest } from "./generated-rest-requests.ts";
import { awkwardTexts, inAddress, valueOf, type GeneratedRequest, type JsonSchema, type KnownWords } from "./generated-values.ts";
import { procedures } from "./procedures.ts";

/** JSON with what JavaScript's own writer never writes. */
function wireText(value: unknown): fc.Arbitrary<string> {
  const plain = JSON.stringify({ json: value === undefined ? null : value });
  return fc.oneof(
    { weight: 30, arbitrary: fc.constant(plain) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("", "{", "null", "[]", '{"json":1e400}', "\ud800", plain.slice(0, -1), `${plain}x`, plain.replaceAll('"', "'")),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom("Date", "undefined", "bigint", "regexp", "set", "map", "Error", "NaN", "nope").map((kind) => metaOf(value, kind)),
    },
  );
}

/** The part of superjson that says what a value was before it was JSON. */
function metaOf(value: unknown, kind: string): string {
  const [first = ""] = typeof value === "object" && value !== null ? Object.keys(value) : [];
  return JSON.stringify({ json: value ?? null, meta: { values: first === "" ? [kind] : { [first]: [kind] }, v: 1 } });
}

function callOf(path: string, known: KnownWords): fc.Arbitrary<GeneratedRequest> {
  const procedure = procedures.get(path);
  if (procedure === undefined) throw new Error(`there is no call ${path}`);
  const [form] = procedure.inputs;
  // What a form cannot say in JSON Schema may be anything.
  const schema = form === undefined ? {} : (z.toJSONSchema(form, { unrepresentable: "any", io: "input" }) as JsonSchema);
  return valueOf(schema, known).chain((value) =>
    wireText(value).map((text): GeneratedRequest =>
      procedure.type === "query"
        ? {
            transport: "web",
            method: "GET",
            path: `/trpc/${path}?input=${encodeURIComponent(Buffer.from(text).toString())}`,
            body: undefined,
            type: "application/json",
          }
        : { transport: "web", method: "POST", path: `/trpc/${path}`, body: text, type: "application/json" },
    ),
  );
}

/** What is read by address outside the calls; `$` stands for whatever names or narrows something. */
export const readAddresses: readonly string[] = [
  "/files/$/$",
  "/files/$/$/pages/$?width=$",
  "/files/$/all.zip",
  "/exports/members.csv?search=$&codes=$",
  "/exports/members.xlsx?codes=$",
  "/exports/computations/$.xlsx",
  "/exports/firms.csv?search=$&status=$&membership=$&order=$",
  "/exports/imports/$/errors.csv",
  "/exports/reports/$.csv?scheme=$&year=$",
  "/exports/inbox/$.csv?show=$&search=$",
  "/exports/$",
];

/** Addresses outside the calls, with anything in the places that name something. */
function addressOf(known: KnownWords): fc.Arbitrary<GeneratedRequest> {
  const piece = fc.oneof(fc.constantFrom(...known.words, ...known.uuids), fc.constantFrom(...awkwardTexts)).map(inAddress);
  const read = fc.tuple(fc.constantFrom(...readAddresses), fc.array(piece, { minLength: 4, maxLength: 4 }));
  const written = fc.tuple(
    fc.constantFrom("/uploads/product/$/$", "/uploads/$/new/$", "/uploads/imports"),
    fc.array(piece, { minLength: 4, maxLength: 4 }),
    fc.constantFrom(...bodies),
  );
  const fill = (template: string, pieces: readonly string[]): string => pieces.reduce((path, one) => path.replace("$", () => one), template);
  return fc.oneof(
    {
      weight: 3,
      arbitrary: read.map(([template, pieces]): GeneratedRequest => ({
        transport: "web",
        method: "GET",
        path: fill(template, pieces),
        body: undefined,
        type: "",
      })),
    },
    {
      weight: 1,
      arbitrary: written.map(([template, pieces, body]): GeneratedRequest => ({
        transport: "web",
        method: "POST",
        path: fill(template, pieces),
        body,
        type: "multipart/form-data; boundary=b",
      })),
    },
  );
}

const bodies = [
  "",
  "--b--\r\n",
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7 x\r\n--b--\r\n',
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\na,b\r\n--b--\r\n',
  '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n--b--\r\n',
  '--b\r\nContent-Disposition: form-data; name="__proto__"; filename="\u0000"\r\n\r\nx\r\n--b--\r\n',
  "\u0000\u0001",
];

/** Left out: they end the session with which everything else is asked. */
const endings = ["accounts.logout", "accounts.signOutElsewhere", "accounts.endSession", "accounts.changePassword"];

/** Any request to any endpoint: mostly calls, by browsers and by REST clients, the rest addresses. */
export function anyRequest(known: KnownWords): fc.Arbitrary<GeneratedRequest> {
  const calls = [...procedures.keys()].filter((path) => !endings.includes(path)).map((path) => callOf(path, known));
  return fc.oneof(
    { weight: 5, arbitrary: fc.oneof(...calls) },
    { weight: 4, arbitrary: restRequest(known) },
    { weight: 1, arbitrary: addressOf(known) },
  );
}
