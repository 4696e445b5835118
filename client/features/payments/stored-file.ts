import { z } from "zod";

/** The answer to the upload of a file for payments. */
export const StoredPaymentFile = z.object({ id: z.uuid(), name: z.string(), sizeBytes: z.int(), mediaType: z.string() });
export type StoredPaymentFile = z.infer<typeof StoredPaymentFile>;

/** The address of a stored file. */
export const paymentFilePath = (fileId: string): string => `/files/payments/${fileId}`;
