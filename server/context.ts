import type { Actor } from "#domain/accounts/actor.ts";
import type { ContentLanguage } from "#domain/site/content/languages.ts";
import type { TextPageContent } from "#domain/site/text-page.ts";
import type { Db } from "#db/connection/client.ts";
import type { Idempotency } from "#db/connection/transact.ts";
import type { Config } from "./infra/config.ts";
import type { FileStore } from "./infra/file-store.ts";
import type { Sandbox } from "./infra/sandbox.ts";
import type { Keys } from "./infra/keys.ts";
import type { Logger } from "./infra/log.ts";
import type { Mailer } from "./infra/mailer.ts";
import type { Passwords } from "./infra/passwords.ts";
import type { SheetWriter } from "./infra/sheet-writer.ts";
import type { Telemetry } from "./infra/telemetry.ts";

/** What every process has: opened once at the start, closed at the end. */
export type Services = {
  readonly config: Config;
  readonly db: Db;
  /** For searches of the directory, with their own planner settings and limits. */
  readonly searchDb: Db;
  /** One connection for statements that commit by themselves while a transaction is open: the numbers of drafts. */
  readonly numbersDb: Db;
  readonly files: FileStore;
  readonly sandbox: Sandbox;
  readonly keys: Keys;
  readonly passwords: Passwords;
  readonly sheets: SheetWriter;
  readonly log: Logger;
  readonly telemetry: Telemetry;
  /** The text pages of the website that this process serves. */
  readonly textPages?: readonly TextPageContent[];
  /** The current instant; a test can set it. */
  readonly now: () => Date;
};

/** Origin of a request; for history, audit and rate limits. */
export type Origin = {
  readonly requestId: string;
  /** Trace context of the request, if traces are made. */
  readonly traceparent?: string | undefined;
  readonly transport: "web" | "rest" | "system";
  /** Address of the peer, or of the client behind a configured proxy. */
  readonly ip: string;
  readonly userAgent: string;
  /** Web only: seconds since the password was last entered in this session. Undefined counts as long ago. */
  readonly secondsSincePassword?: number | undefined;
  /** Web only: seconds since a code of the authenticator was given in place of the password. */
  readonly secondsSinceCode?: number | undefined;
};

/** Actor, origin and services: the first argument of every use case. */
export type AppContext = Services & {
  readonly actor: Actor;
  readonly origin: Origin;
  readonly idempotency?: Idempotency | undefined;
  /** The language in which public content is read; undefined is English. */
  readonly language?: ContentLanguage;
};

/** The context of a job: the product itself is the actor, and it can send mail. */
export type WorkerContext = AppContext & { readonly mailer: Mailer };
