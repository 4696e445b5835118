import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { permissions } from "#domain/permissions.ts";
import { factsOfKind, itemKinds } from "#domain/reimbursements/items.ts";
import { actionsIn } from "#domain/reimbursements/lifecycle.ts";
import { schemes } from "#domain/reimbursements/schemes/index.ts";
import { secondLookWords } from "#domain/reviews/second-look.ts";
import { readRupees } from "#domain/rules/amounts.ts";
import { operationId } from "#server/rest/openapi.ts";
import { exampleOwnDetail, OwnRowBody } from "#server/rest/own-wire.ts";
import { ItemBody } from "#server/rest/reimbursement-wire.ts";
import { restRoutes } from "#server/rest/table.ts";
import { contract } from "../support/contract.ts";

const Described = z.object({ properties: z.record(z.string(), z.looseObject({ description: z.string().optional() })) });

describe("the document that integrators read", () => {
  it("is valid OpenAPI 3.1 for an independent validator", async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(contract));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it.each(restRoutes.map((row) => [operationId(row), row] as const))("%s has an example of each JSON it takes and gives", (_id, row) => {
    for (const [status, { schema, example }] of Object.entries(row.answers))
      if (schema !== undefined && status !== "202") {
        const parsed = schema.safeParse(example);
        expect(parsed.error?.issues ?? []).toEqual([]);
      }
    if (row.body === undefined) return;
    const taken = row.body.safeParse(row.bodyExample);
    expect(taken.error?.issues ?? []).toEqual([]);
  });

  it("has examples whose claimed amount is the sum of their items", () => {
    const Claim = z.object({ claimed_amount: z.string(), items: z.array(z.object({ amount_inr: z.string() })).min(1) });
    const details = restRoutes.filter(({ answers }) => Object.hasOwn(Object(answers[200]?.example), "items"));
    expect(details).not.toEqual([]);
    for (const { answers } of details) {
      const { claimed_amount: claimed, items } = Claim.parse(answers[200]?.example);
      expect(readRupees(claimed)).toBe(items.reduce((sum, item) => sum + (readRupees(item.amount_inr) ?? 0), 0));
    }
  });

  it("names each reason for which forwarding needs a second person", () => {
    const row = restRoutes.find((one) => operationId(one) === "postSendDgftReimbursementsBySchemeById");
    const { when = "" } = row?.refusals?.find(({ code }) => code === "second_person") ?? {};
    for (const words of Object.values(secondLookWords)) expect(when).toContain(words);
  });

  it("says what a query of DGFT opens that is passed on without documents", () => {
    const row = restRoutes.find((one) => operationId(one) === "postDgftBySchemeDeficiencyById");
    const { properties } = Described.parse(z.toJSONSchema(row?.body ?? z.never(), { io: "input", unrepresentable: "any" }));
    expect(properties["documents"]?.description).toContain("Without it, the documents that DGFT named.");
  });

  it("says of each date of an item that it goes out as YYYY-MM-DD, as it is stored", () => {
    const { properties } = Described.parse(z.toJSONSchema(ItemBody));
    const dates = Object.values(schemes).flatMap((scheme) =>
      itemKinds(scheme).flatMap((kind) => factsOfKind(kind).flatMap(({ name, type }) => (type === "date" ? [name] : []))),
    );
    expect(dates).toContain("paid_on");
    for (const name of dates) expect([name, properties[name]?.description]).toEqual([name, expect.stringContaining("YYYY-MM-DD")]);
  });

  it("says that a change can appear later than its `updated_at`", () => {
    const { properties } = Described.parse(z.toJSONSchema(OwnRowBody));
    expect(properties["updated_at"]?.description).toContain("it can appear up to two minutes later");
  });

  it("says in which order a search of the directory answers", () => {
    const row = restRoutes.find((one) => operationId(one) === "getBuyerEpcmdMembers");
    expect(row?.answers[200]?.description).toMatch(/^A page: without `search` by name; with it first /);
  });

  it("says that a cookie counts with a signed address", () => {
    const { description = "" } = restRoutes.find((one) => operationId(one) === "getSignedByLink") ?? {};
    expect(description).toContain("another user's token or cookie");
    expect(contract["info"]).toMatchObject({ description: expect.not.stringContaining("No cookie is read") });
  });

  it("offers an Idempotency-Key where one counts, and says what it does where nobody signs in", () => {
    const Parameter = z.looseObject({ name: z.string(), description: z.string().optional() });
    const Operation = z.looseObject({ operationId: z.string(), security: z.array(z.unknown()), parameters: z.array(Parameter).default([]) });
    const { paths } = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) }).parse(contract);
    const forEveryone = Object.values(paths).flatMap((methods) => Object.values(methods).filter(({ security }) => security.length === 0));
    const keys = forEveryone.flatMap(({ operationId: id, parameters }) =>
      parameters.filter(({ name }) => name === "Idempotency-Key").map(({ description }) => [id, description] as const),
    );
    expect(keys.map(([id]) => id).sort()).toEqual(["postBuyerRegister", "postSendEmail"]);
    for (const [, description] of keys) expect(description).toContain("another body with the same key is another entry");
  });

  it("has the actions of its state in the example of a member's detail", () => {
    expect(exampleOwnDetail.actions).toEqual(actionsIn("DEFICIENCY_SHARED", "member"));
    expect(exampleOwnDetail.status_code).toBe("DEFICIENCY_SHARED");
  });

  it("says of each first step that a repeat without a key starts a second draft", () => {
    const steps = restRoutes.filter(({ access, method }) => access === "reimbursements.saveStep" && method === "POST");
    expect(steps).toHaveLength(Object.keys(schemes).length);
    for (const { description } of steps) expect(description).toContain("send an Idempotency-Key");
  });

  it("names each call once, and each action by the table of permissions", () => {
    const ids = restRoutes.map(operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { access } of restRoutes) if (access !== "anyone") expect(permissions).toHaveProperty([access]);
  });
});
