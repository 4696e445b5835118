import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { files } from "#db/schema/reimbursements.ts";
import type { Services } from "#server/context.ts";

/** Names of all that lies in a folder of the product's data. */
export const filesIn = ({ config }: Services, folder: string): Promise<string[]> =>
  readdir(join(config.dataDir, folder), { recursive: true }).catch(() => []);

/** What is kept of uploads: files on their way, files in the store, and rows that name them. */
export const storedFiles = async (services: Services): Promise<[string[], string[], number]> => [
  await filesIn(services, "tmp"),
  (await filesIn(services, "blobs")).filter((name) => name.includes("-")),
  await services.db.$count(files),
];
