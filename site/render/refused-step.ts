import type { Request } from "express";
import type { DomainError } from "#domain/errors.ts";
import { hrefOf, languageAt, pageAt, type PageAddress, type Search } from "../content/addresses.ts";
import type { PostedForm } from "../parts/forms/posted-form.ts";
import { typedValues } from "./typed-values.ts";

type RefusedStep = { readonly address: PageAddress; readonly search: Search; readonly posted: PostedForm };

/**
 * The page of a step whose answers somebody else changed meanwhile, with what was typed. Undefined for every other failure: they are answered
 * without the form.
 */
export function refusedStep(
  { path, query, body }: Pick<Request, "path" | "query" | "body">,
  { code, kind, fields = {} }: DomainError,
): RefusedStep | undefined {
  const address = pageAt(hrefOf("join", languageAt(path).language));
  const { key } = query;
  if (code !== "answers_changed" || address === undefined || typeof key !== "string") return undefined;
  const values = typedValues(body);
  return { address, search: { key, step: values["step"] ?? "" }, posted: { values, outcome: { isSent: false, kind, fields } } };
}
