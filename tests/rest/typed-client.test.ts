import { readFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectRoot } from "#server/infra/project-root.ts";
import { createRestClient, RestRefusal, type RestClient } from "../../sdk/rest.ts";
import { clientPath, clientSource } from "../../scripts/rest-client.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, testPassword } from "../support/factories.ts";
import { pdfPart } from "../support/multipart.ts";
import { openTestServices, type TestServices } from "../support/services.ts";
import { startTestApp, type TestApp } from "../support/web-client.ts";

let database: TestDatabase;
let opened: TestServices;
let app: TestApp;
let token: string | undefined;
let client: RestClient;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  app = await startTestApp(opened.services);
  client = createRestClient(app.url, () => token);
});
afterAll(async () => {
  await app?.close();
  await opened?.close();
  await database?.drop();
});

describe("the typed client", () => {
  it("is what the document says today", () => {
    const made = execFileSync(join(projectRoot, "node_modules/.bin/oxfmt"), ["--stdin-filepath", "sdk/rest.ts"], {
      cwd: projectRoot,
      input: clientSource(),
      encoding: "utf8",
    });
    expect(readFileSync(clientPath, "utf8")).toBe(made);
  });

  it("takes a base address with a slash, gives JSON or a file, and says how long to wait", async () => {
    const { user } = await createMember(opened.services);
    const other = createRestClient(`${app.url}/`, () => token);
    ({ access: token } = await other.call("postAuthLogin", { body: { email: user.email, password: testPassword, user_type: "MEMBER" } }));
    const download = (direct: string) => other.call("getBuyerEpcmdMembersGenerate", { query: { direct } });
    const address: Blob | { readonly filename: string } = await download("0");
    expect(address).toMatchObject({ filename: expect.stringMatching(/\.xlsx$/) });
    const untilRefused = async (): Promise<unknown> => {
      for (;;)
        try {
          expect(await download("1")).toBeInstanceOf(Blob);
        } catch (error) {
          return error;
        }
    };
    expect(await untilRefused()).toMatchObject({ status: 429, retryAfterSeconds: expect.any(Number) });
    // A type list of JSON Schema is a union.
    expect(clientSource()).toContain("readonly pdf_url: string | null;");
  });

  it("signs in, saves a step with a document, reads it again and signs out", async () => {
    const { user, firm } = await createMember(opened.services);
    const { access, refresh } = await client.call("postAuthLogin", { body: { email: user.email, password: testPassword, user_type: "MEMBER" } });
    token = access;
    expect((await client.call("getAuthMe", {})).firm_name).toBe(firm.name);
    const first = await client.call("postProductReimbursement", { body: { step: "1", firm_address: "12 Industrial Area" } });
    const second = await client.call(
      "postProductReimbursement",
      { body: { step: "2", reimbursement_id: first.reimbursement_id, rcmc_certificate: pdfPart("a paper") } },
      { idempotencyKey: "0123456789" },
    );
    expect(second.step).toBe(2);
    const detail = await client.call("getProductReimbursementById", { params: { id: first.reimbursement_id } });
    expect(detail.documents.find(({ field_name }) => field_name === "rcmc_certificate")?.files).toHaveLength(1);
    await client.call("postAuthLogout", { body: { refresh } });
    await expect(client.call("getAuthMe", {})).rejects.toThrow(RestRefusal);
    await expect(client.call("getAuthMe", {})).rejects.toMatchObject({ status: 401, code: "token_not_valid" });
  });
});
