import { eq } from "drizzle-orm";
import { z } from "zod";
import { unavailable } from "#domain/errors.ts";
import { files } from "#db/schema/reimbursements.ts";
import { fileDamaged } from "#server/infra/file-store.ts";
import { formOf, stepParts } from "../../support/multipart.ts";
import { attach } from "../../support/reimbursements.ts";
import { callRest } from "../../support/rest-client.ts";
import type { RestWorld } from "../../support/rest-world.ts";
import type { Ask, CaseTable } from "./case.ts";

const Documents = z.array(z.object({ field_name: z.string(), url: z.string().nullable() }));

/** The last part of a signed address. */
const linkIn = (url: unknown): string => new URL(String(url)).pathname.split("/").at(-2) ?? "";

/** The link of a document, as its owner's program is given it. */
async function documentLink(world: RestWorld, id: string, fieldName: string): Promise<string> {
  const { body } = await callRest(world.app.url, `/api/product-reimbursement/${id}/`, { token: await world.tokenOf("MEMBER") });
  return linkIn(Documents.parse(body["documents"]).find(({ field_name }) => field_name === fieldName)?.url);
}

const documentPath = async (world: RestWorld): Promise<string> => documentLink(world, (await world.claim("SUBMITTED")).id, "rcmc_certificate");

/** Nobody here makes dossiers, so that it stays in the making. */
async function unmadeDossier(world: RestWorld): Promise<string> {
  const { id } = await world.claim("SUBMITTED");
  const { body } = await callRest(world.app.url, `/api/product-reimbursement/download/${id}/`, { token: await world.tokenOf("MEMBER") });
  return linkIn(body["pdf_url"]);
}

/** A document whose bytes are missing in the store. */
const missingDocument = (world: RestWorld): Promise<string> =>
  world.once("missing document", async () => {
    const { id, documents } = await attach(world.services, world.actors.member, undefined, "rcmc_certificate", "to be lost");
    const link = await documentLink(world, id, "rcmc_certificate");
    const fileId = documents.flatMap(({ current }) => current?.files ?? [])[0]?.id ?? "";
    const [row] = await world.database.db.select().from(files).where(eq(files.id, fileId));
    await world.services.files.delete(row?.storageKey ?? "");
    return link;
  });

/** Photos that are put together when they are opened. */
const photos = (world: RestWorld): Promise<string> =>
  world.once("photos", async () => {
    const token = await world.tokenOf("MEMBER");
    const send = (form: FormData) => callRest(world.app.url, "/api/reimbursement/exhibition/", { token, form });
    const id = String((await send(formOf({ step: "1", firm_address: "12 Industrial Area" }))).body["reimbursement_id"]);
    await send(await stepParts("exhibition", 7, id));
    return documentLink(world, id, "booth_photos");
  });

const opening =
  (make: (world: RestWorld) => Promise<string>, server?: (world: RestWorld) => Promise<string>): Ask =>
  async (world) => ({ params: { link: await make(world) }, ...(server === undefined ? {} : { at: await server(world) }) });

const afterElevenMinutes = (world: RestWorld): Promise<string> =>
  world.serverWith("after eleven minutes", () => ({ now: () => new Date(Date.now() + 660_000) }));

/** A server whose store answers each reading in this way. */
const withStore =
  (name: string, error: Error) =>
  (world: RestWorld): Promise<string> =>
    world.serverWith(name, ({ files: store }) => ({ files: { ...store, localPath: () => Promise.reject(error) } }));

export const signedCases: CaseTable = {
  getSignedByLink: {
    "200": opening(documentPath),
    "202": opening(unmadeDossier),
    "403 url_expired": opening(documentPath, afterElevenMinutes),
    "404 file_not_found": opening(missingDocument),
    "503 busy": opening(photos, (world) => world.serverWithSandbox("without room", { limits: { maxWaiting: 0 } })),
    "503 storage_unavailable": opening(documentPath, withStore("store away", unavailable("storage_unavailable", "No store answers."))),
    "503 file_damaged": opening(documentPath, withStore("store with other bytes", fileDamaged("of another file"))),
  },
};
