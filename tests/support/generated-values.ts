import fc from "fast-check";

/** One request as it goes over the wire. */
export type GeneratedRequest = {
  /** Whether a browser's cookie comes with it, or a program's token. */
  readonly transport: "web" | "rest";
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
  readonly type: string;
};

/** A request in one line, for the report of a failure. */
export const shownRequest = ({ method, path, body }: GeneratedRequest): string =>
  `${method} ${path.slice(0, 300)} ${body === undefined ? "" : Buffer.from(body).toString().slice(0, 500)}`;

/** As much of JSON Schema as our forms use. */
export type JsonSchema = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
};

/** Ids, dates and other words that lead past the form, from the data that stands behind the server. */
export type KnownWords = { readonly words: readonly string[]; readonly uuids: readonly string[] };

/** Text that has broken something somewhere. */
export const awkwardTexts = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff x",
  "'",
  "\\",
  "%",
  "_",
  "%' or 1=1 --",
  '"; drop table users; --',
  "<img src=x onerror=alert(1)>",
  "{{7*7}}",
  "${7*7}",
  "../../etc/passwd",
  "=HYPERLINK(1)",
  "\r\nBcc: all@people.example",
  "\u202egnp.exe",
  "\u200b",
  "🙂".repeat(50),
  "e\u0301".repeat(100),
  "x".repeat(10_000),
  "1e400",
  "NaN",
  "-0",
  "0x10",
  "00000000-0000-0000-0000-000000000000",
  "31-02-2026",
  "99-99-9999",
  "+0000-00-00",
  "constructor",
  "__proto__",
  "toString",
  "𝔘𝔫𝔦",
  "İ",
  "ß",
];

/** Values of another kind than the form asks for; some only JSON can say. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), Number.MAX_VALUE, 1e-320, [], {}, [[]], [null]),
  fc.constantFrom(...awkwardTexts),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.integer({ min: 1, max: 40 }).map((depth) => JSON.parse("[".repeat(depth) + "]".repeat(depth)) as unknown), // JSON that we wrote
  fc.dictionary(
    fc.constantFrom("__proto__", "constructor", "prototype", "toString", "length", "id", "role", "status"),
    fc.constantFrom<unknown>(null, 1, "x", {}),
  ),
);

function textOf({ format, pattern, maxLength = 100 }: JsonSchema, known: KnownWords): fc.Arbitrary<unknown> {
  if (format === "uuid") return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known.uuids) }, { weight: 1, arbitrary: fc.uuid() });
  const likely = fc.constantFrom(...known.words);
  if (pattern !== undefined) return likely;
  const edge = fc.constantFrom(Math.max(0, maxLength - 1), maxLength, maxLength + 1).map((length) => "x".repeat(Math.min(length, 20_000)));
  return fc.oneof(
    { weight: 3, arbitrary: likely },
    { weight: 3, arbitrary: fc.constantFrom(...awkwardTexts) },
    edge,
    fc.string({ unit: "binary", maxLength: 60 }),
  );
}

function numberOf({ minimum = -(2 ** 31), maximum = 2 ** 31 }: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 20 }) },
    fc.constantFrom(minimum - 1, minimum, minimum + 1, maximum - 1, maximum, maximum + 1, 2 ** 31, 2 ** 53, 0.5, -0),
  );
}

/** Values that mostly fit the form, and at each place sometimes do not: wrong kind, missing, too many, at and over its limits. */
export function valueOf(schema: JsonSchema, known: KnownWords): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 30, arbitrary: fittingValue(schema, known) }, { weight: 1, arbitrary: junk });
}

function fittingValue(schema: JsonSchema, known: KnownWords): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined && schema.anyOf.length > 0) return fc.oneof(...schema.anyOf.map((one) => valueOf(one, known)));
  switch (schema.type) {
    case "string":
      return textOf(schema, known);
    case "integer":
    case "number":
      return numberOf(schema);
    case "boolean":
      return fc.boolean();
    case "array":
      return fc.array(schema.items === undefined ? junk : valueOf(schema.items, known), { maxLength: 4 });
    case "object":
      return objectOf(schema, known);
    default:
      return junk;
  }
}

function objectOf({ properties = {} }: JsonSchema, known: KnownWords): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, fc.option(valueOf(one, known), { freq: 30, nil: undefined })]),
  );
  const extra = fc.option(
    fc.dictionary(fc.constantFrom("status", "version", "firm_id", "role", "is_admin", "__proto__", "more"), junk, { maxKeys: 2 }),
    { freq: 2, nil: {} },
  );
  const ours =
    Object.keys(properties).length === 0
      ? fc.dictionary(fc.constantFrom(...known.words.filter((word) => word !== "")), junk, { maxKeys: 3 })
      : fc.record(fields);
  return fc
    .tuple(ours, extra)
    .map(([own, more]) => ({ ...more, ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)) }));
}

/** Half a character cannot stand in an address. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

/** Any text as it can stand in an address. */
export const inAddress = (text: string): string => encodeURIComponent(wellFormed(text)).slice(0, 2_000);
