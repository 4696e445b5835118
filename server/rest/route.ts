import type { Response } from "express";
import type { z } from "zod";
import type { ErrorKind } from "#domain/errors.ts";
import type { Permission } from "#domain/permissions.ts";
import type { AppContext } from "../context.ts";
import type { ReceivedFile } from "../infra/upload-storage.ts";

/** What a call answers when all is well: JSON, nothing (204), or bytes that `send` writes. */
export type RestAnswer = {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly send?: (res: Response) => Promise<void>;
};

/** A file part of a multipart call. */
export type FilePart = { readonly name: string; readonly maxCount: number; readonly description: string };

/** A multipart call: its text parts by schema, its file parts by name. */
export type Multipart = {
  readonly files: readonly FilePart[];
  readonly maxTextFields: number;
  /** The same call without files may come as JSON. */
  readonly takesJson?: boolean;
  readonly size?: { readonly maxBytes: number; readonly tooLarge: (name: string) => string };
};

/** One kind of answer, for the document that integrators read. */
/** With a schema and a media type, the call answers with one or the other. */
export type AnswerDoc = { readonly description: string; readonly schema?: z.ZodType; readonly example?: unknown; readonly mediaType?: string };

/** A call that can be refused otherwise than by the rules of every path: kind, code, and when. */
export type RefusalDoc = { readonly kind: ErrorKind; readonly code: string; readonly when: string };

type Given<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = {
  readonly params: z.output<P>;
  readonly query: z.output<Q>;
  readonly body: z.output<B>;
  /** Of a multipart call. A use case that stores a file commits it; the transport discards the others. */
  readonly files: readonly ReceivedFile[];
  /** The users of a token or cookie that came with a call that needs none. */
  readonly presentedUserIds: () => Promise<readonly string[]>;
};

type RouteRow<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = {
  readonly method: "GET" | "POST";
  /** Below `/api/`, without slashes at the ends; `:name` is a parameter. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /** Who may call: users with this permission, or everyone; then the token is not read. */
  readonly access: Permission | "anyone";
  /** Of a call for everyone that stores the same Idempotency-Key and body once. The others for everyone ignore the key. */
  readonly isStoredOnce?: boolean;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly bodyExample?: unknown;
  readonly multipart?: Multipart;
  /** Names of a use case's fields that the wire does not spell in snake_case. */
  readonly fieldNames?: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<number, AnswerDoc>>;
  readonly refusals?: readonly RefusalDoc[];
  /** Before the bytes of a multipart call are read: what would be refused anyway. */
  readonly before?: (ctx: AppContext, given: Pick<Given<P, Q, B>, "params" | "query">) => Promise<unknown>;
  readonly run: (ctx: AppContext, given: Given<P, Q, B>) => Promise<RestAnswer>;
};

/** One REST call, as the table holds it: mounting, documentation, typed client and tests read nothing else. */
export type RestRoute = RouteRow<z.ZodType, z.ZodType, z.ZodType>;

/** A row of the table, with its inputs typed by their schemas. */
export const route = <P extends z.ZodType = z.ZodType, Q extends z.ZodType = z.ZodType, B extends z.ZodType = z.ZodType>(
  row: RouteRow<P, Q, B>,
): RestRoute => row as unknown as RestRoute; // the transport parses with the row's own schemas before it calls `run`

/** 200 with this body. */
export const ok = (body: unknown): RestAnswer => ({ status: 200, body });
