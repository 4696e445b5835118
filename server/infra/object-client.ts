import type * as Sdk from "@aws-sdk/client-s3";
import { DomainError } from "#domain/errors.ts";
import { fileNotFound } from "./file-store.ts";
import { storeUnavailable } from "./file-staging.ts";
import type { ObjectStore } from "./config.ts";

/** Runs a request against the object store; the library is loaded with the first one. */
export type ObjectClient = {
  /**
   * @param asFailure how a failure is told: of reading, if not of storing
   * @throws not_found (no such object); unavailable (any other failure, after some attempts)
   */
  ask<T>(question: (client: Sdk.S3Client, sdk: typeof Sdk) => Promise<T>, asFailure?: (cause: unknown) => Error): Promise<T>;
};

/** Long for a store in the same region, and short enough for a person who waits. */
const connectMs = 2_000;
/** Without a byte in either direction. */
const usualSilentMs = 8_000;
/** For one request, the first attempt included. */
const maxAttempts = 2;
const maxConnections = 50;

export type ObjectPatience = {
  /** How long an attempt goes on without a byte. */
  readonly silentMs?: number;
};

/** An S3 client for the endpoint: AWS, MinIO, Ceph. */
export function createObjectClient(store: ObjectStore, patience: ObjectPatience = {}): ObjectClient {
  let opened: Promise<{ readonly client: Sdk.S3Client; readonly sdk: typeof Sdk }> | undefined;
  return {
    async ask(question, asFailure = storeUnavailable) {
      opened ??= open(store, patience);
      const { client, sdk } = await opened;
      try {
        return await question(client, sdk);
      } catch (error) {
        if (error instanceof DomainError) throw error;
        throw isAbsence(error) ? fileNotFound() : asFailure(error);
      }
    },
  };
}

async function open(
  { endpoint, region, accessKey, secretKey }: ObjectStore,
  { silentMs = usualSilentMs }: ObjectPatience,
): Promise<{ client: Sdk.S3Client; sdk: typeof Sdk }> {
  // Its version is pinned here; notices about later ones do not belong in an operator's log.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";
  const sdk = await import("@aws-sdk/client-s3");
  const client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    maxAttempts,
    forcePathStyle: true, // stores other than Amazon's have no name for each bucket
    // This code sends and compares SHA-256 itself; other stores do not support the library's own trailers.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: silentMs,
      httpAgent: { maxSockets: maxConnections },
      httpsAgent: { maxSockets: maxConnections },
    },
  });
  return { client, sdk };
}

/** A 404 of another name concerns the bucket or the address, or comes from a proxy in between: the object may well exist. */
const isAbsence = (error: unknown): boolean => error instanceof Error && error.name === "NoSuchKey";
