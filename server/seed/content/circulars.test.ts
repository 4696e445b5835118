import { expect, test } from "vitest";
import { startingRules } from "#domain/rules/starting-rules.ts";
import { demoCirculars } from "./circulars.ts";

const textsOf = (subject: string): readonly [english: string, hindi: string] => {
  const circular = demoCirculars.find((one) => one.subject === subject);
  return [circular?.body ?? "", circular?.bodyHindi ?? ""];
};

test("circulars count the days of a product claim as the rules in force do", () => {
  const [certificate, payment] = startingRules.findLast(({ scheme }) => scheme === "product")?.terms.windows ?? [];
  expect(certificate).toMatchObject({ from: "certificate_issued" });
  expect(payment).toMatchObject({ from: "cost_paid", kinds: ["retention"], days: certificate?.days });
  const first = textsOf("Filing window of product registrations");
  const inForce = textsOf("Filing window of product registrations, with retention fees");
  for (const [english, hindi] of [first, inForce]) {
    expect(english).toContain(`within ${certificate?.days} days of the certificate.`);
    expect(hindi).toContain(`प्रमाणपत्र की तारीख से ${certificate?.days} दिनों के भीतर`);
  }
  const countries = payment?.countries ?? [];
  expect(countries).not.toEqual([]);
  for (const [place, language] of (["en", "hi"] as const).entries()) {
    const names = new Intl.DisplayNames(language, { type: "region" });
    for (const country of countries) expect(inForce[place]).toContain(names.of(country));
  }
});

test("a valid RCMC is the condition of RoDTEP, whichever council issued it", () => {
  const [english, hindi] = textsOf("RoDTEP: a valid RCMC is a condition for exporters of devices");
  expect(english).toContain("on the common platform stays good until it expires");
  expect(hindi).toContain("के साझा मंच पर आने तक जारी किया");
  for (const { body, bodyHindi } of demoCirculars) {
    expect(body).not.toMatch(/RCMC of (this|the) council/);
    expect(bodyHindi).not.toMatch(/परिषद का आरसीएमसी/);
  }
});
