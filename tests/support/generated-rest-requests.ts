import fc from "fast-check";
import { z } from "zod";
import type { FilePart, RestRoute } from "#server/rest/route.ts";
import { restRoutes } from "#server/rest/table.ts";
import { textPdf } from "./files.ts";
import { awkwardTexts, inAddress, valueOf, type GeneratedRequest, type JsonSchema, type KnownWords } from "./generated-values.ts";

const boundary = "b";
const jsonType = "application/json";
const formType = "application/x-www-form-urlencoded";
const multipartType = `multipart/form-data; boundary=${boundary}`;

const schemaOf = (form: z.ZodType | undefined): JsonSchema =>
  form === undefined ? { type: "object" } : (z.toJSONSchema(form, { unrepresentable: "any", io: "input" }) as JsonSchema);

/** A value as a form says it: what is no text is written as JSON. */
const asText = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

/** The parts of a form by name; what is no object has none. */
const entriesOf = (value: unknown): [string, string][] =>
  typeof value === "object" && value !== null ? Object.entries(value).map(([name, one]) => [name, asText(one)]) : [];

const urlEncoded = (value: unknown): string =>
  entriesOf(value)
    .map(([name, text]) => `${inAddress(name)}=${inAddress(text)}`)
    .join("&");

/** Bytes that are documents, lists, or neither. */
const contents: readonly Buffer[] = [
  textPdf(["a paper"]),
  textPdf(["another", "paper"]),
  Buffer.alloc(0),
  Buffer.from("%PDF-1.7 x"),
  Buffer.from("<!doctype html><script>alert(1)</script>"),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10]),
  Buffer.from("a,b\r\n1,2\r\n"),
  Buffer.from("PK\u0003\u0004 not really"),
  Buffer.from([0, 1, 2, 254, 255]),
];
const mediaTypes = ["application/pdf", "image/jpeg", "text/html", "application/octet-stream", "", "x".repeat(300)] as const;
const oddNames = ["__proto__", "constructor[prototype]", "a[b][c]", "step[]", "documents[0][status]", "", "n".repeat(300), "file\u0000"] as const;

/** Quotes and line ends would end the line; some come through all the same. */
const inHeader = (text: string): string => text.replaceAll(/["\r\n]/g, "_");

function textPart(name: string, text: string): Buffer {
  return Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${inHeader(name)}"\r\n\r\n${text}\r\n`);
}

function filePart(known: KnownWords, files: readonly FilePart[]): fc.Arbitrary<Buffer> {
  const names = files.length === 0 ? ["file"] : files.map(({ name }) => name);
  return fc
    .record({
      name: fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: fc.constantFrom(...oddNames) }),
      fileName: fc.constantFrom("paper.pdf", "list.csv", ...known.words, ...awkwardTexts),
      type: fc.constantFrom(...mediaTypes),
      bytes: fc.constantFrom(...contents),
    })
    .map(({ name, fileName, type, bytes }) => {
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="${inHeader(name)}"; filename="${inHeader(fileName)}"\r\nContent-Type: ${type}\r\n\r\n`;
      return Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n")]);
    });
}

/** A multipart body: the texts of a value, files of the row, now and then a part twice, an odd name, or an end that never comes. */
function multipartBody(value: unknown, known: KnownWords, files: readonly FilePart[]): fc.Arbitrary<Buffer> {
  const odd = fc.constantFrom(...oddNames).map((name) => textPart(name, "1"));
  const own = entriesOf(value).map(([name, text]) => textPart(name, text));
  return fc
    .record({
      sent: fc.array(filePart(known, files), { maxLength: 3 }),
      more: fc.option(odd, { freq: 8, nil: Buffer.alloc(0) }),
      isTwice: fc.integer({ min: 0, max: 15 }).map((draw) => draw === 0),
      end: fc.oneof(
        { weight: 15, arbitrary: fc.constant(`--${boundary}--\r\n`) },
        { weight: 1, arbitrary: fc.constantFrom("", "--", "--b", "\u0000") },
      ),
    })
    .map(({ sent, more, isTwice, end }) => Buffer.concat([...own, ...(isTwice ? own.slice(0, 1) : []), ...sent, more, Buffer.from(end)]));
}

/** JSON, and now and then what only looks like it. */
function jsonBody(value: unknown): fc.Arbitrary<string> {
  const plain = JSON.stringify(value ?? null);
  const odd = ["", "{", "null", "[]", '{"a":1e400}', '{"a":1,"a":2}', "\ud800", plain.slice(0, -1), `${plain}x`, plain.replaceAll('"', "'")];
  return fc.oneof({ weight: 15, arbitrary: fc.constant(plain) }, { weight: 1, arbitrary: fc.constantFrom(...odd) });
}

type Sent = Pick<GeneratedRequest, "body" | "type">;

/** A body of the row's own kind, or of another. */
function bodyOf({ method, body, multipart }: RestRoute, known: KnownWords): fc.Arbitrary<Sent> {
  if (method === "GET") return fc.constant({ body: undefined, type: "" });
  return valueOf(schemaOf(body), known).chain((value) => {
    const json = jsonBody(value).map((text): Sent => ({ body: text, type: jsonType }));
    const parts = multipartBody(value, known, multipart?.files ?? []).map((bytes): Sent => ({ body: new Uint8Array(bytes), type: multipartType }));
    const encoded = fc.constant<Sent>({ body: urlEncoded(value), type: formType });
    const [usual, ...others] = multipart === undefined ? [json, parts, encoded] : [parts, json, encoded];
    return fc.oneof({ weight: 8, arbitrary: usual ?? json }, ...others);
  });
}

/** What stands in the path: mostly words that lead somewhere. */
function pathOf({ path }: RestRoute, known: KnownWords): fc.Arbitrary<string> {
  const likely = fc.constantFrom("product", "plant", "exhibition", ...known.words, ...known.uuids);
  const piece = fc.oneof({ weight: 6, arbitrary: likely }, { weight: 1, arbitrary: fc.constantFrom(...awkwardTexts) }).map(inAddress);
  return fc
    .record({ prefix: fc.constantFrom("/", "/api/", "/api/api/"), end: fc.constantFrom("", "/"), pieces: fc.tuple(piece, piece) })
    .map(({ prefix, end, pieces: [first, second] }) => `${prefix}${path.replace(/:\w+/, () => first).replace(/:\w+/, () => second)}${end}`);
}

function rowRequest(row: RestRoute, known: KnownWords): fc.Arbitrary<GeneratedRequest> {
  const query = row.query === undefined ? fc.constant("") : valueOf(schemaOf(row.query), known).map((value) => `?${urlEncoded(value)}`);
  return fc
    .tuple(pathOf(row, known), query, bodyOf(row, known))
    .map(([path, search, sent]): GeneratedRequest => ({ transport: "rest", method: row.method, path: `${path}${search}`, ...sent }));
}

/** Any call of the REST API, made from the schemas that parse it. */
export const restRequest = (known: KnownWords): fc.Arbitrary<GeneratedRequest> => fc.oneof(...restRoutes.map((row) => rowRequest(row, known)));
