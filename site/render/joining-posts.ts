import { Router, type Request, type RequestHandler } from "express";
import { domainErrorIn } from "#domain/errors.ts";
import { joiningDocumentFields } from "#domain/joining/documents.ts";
import { answerSteps, joiningSteps } from "#domain/joining/steps.ts";
import { replyToRemarks, saveReplies } from "#server/application/joining/reply.ts";
import { saveAnswers } from "#server/application/joining/save-answers.ts";
import { submitApplication } from "#server/application/joining/submit-application.ts";
import { checkDocumentUpload, uploadApplicationDocument } from "#server/application/joining/upload-application-document.ts";
import type { Services } from "#server/context.ts";
import { limitOpenUploads } from "#server/http/front-limits.ts";
import { assertOwnForm } from "#server/http/same-site.ts";
import { receivedFiles, receiveUpload } from "#server/infra/upload-storage.ts";
import { hrefOf, type Search } from "../content/addresses.ts";
import { languageKeys, type Language } from "../content/languages/languages.ts";
import type { PublicFormValues } from "../parts/forms/posted-form.ts";
import { seenAnswersIn, suggestedName } from "../pages/join/seen-answers.ts";
import { refusePage } from "./answer-pages.ts";
import { readForm, senderContext } from "./answer-posts.ts";
import { typedValues } from "./typed-values.ts";

/**
 * The forms behind the link of an application for membership. They work without scripts: each stores what was typed and leads back to the page,
 * whose address says what to show. The key in the address is the permission.
 */
export function joiningPosts(services: Services): Router {
  const router = Router();
  const ownForm: RequestHandler = (req, _res, next) => {
    assertOwnForm(req, services.config.publicUrl);
    next();
  };
  for (const language of languageKeys) {
    const page = hrefOf("join", language);
    router.post(
      `${page}/save`,
      ...readForm,
      ownForm,
      answer(language, (req, key) => save(services, req, key)),
    );
    router.post(
      `${page}/submit`,
      ...readForm,
      ownForm,
      answer(language, (req, key) => submit(services, req, { key, language })),
    );
    router.post(
      `${page}/reply`,
      ...readForm,
      ownForm,
      answer(language, (req, key) => reply(services, req, key)),
    );
    router.post(`${page}/document`, ownForm, limitOpenUploads(), answer(language, takeDocument(services)));
  }
  return router;
}

/** Where the form leads; without `page` to the application. */
type Result = { readonly search: Search; readonly fragment?: string; readonly page?: "membership-query" };
type Act = (req: Request, key: string) => Promise<Result>;

/** Does what the form asks and leads back to the page, also when it is refused. */
function answer(language: Language, act: Act): RequestHandler {
  return async (req, res, next) => {
    const key = textOf(req.query["key"]);
    try {
      const { search, fragment = "", page } = await act(req, key).catch(problemOf);
      res.setHeader("Cache-Control", "private, no-store");
      res.redirect(303, page === undefined ? `${hrefOf("join", language, { key, ...search })}${fragment}` : hrefOf(page, language, search));
    } catch (error) {
      refusePage(req, res, next, error);
    }
  };
}

/**
 * What the page shows after a refusal. After one that stored nothing of what was typed there is a page of its own: the browser leads back from it
 * to the filled form. Answers that differ from others stored since are answered with the filled form itself (`refusedStep`).
 * @throws the error itself in these cases, and any other one
 */
function problemOf(error: unknown): Result {
  const refusal = domainErrorIn(error);
  if (refusal === undefined || refusal.kind === "unavailable" || refusal.kind === "rate_limited" || refusal.code === "answers_changed") throw error;
  return { search: { problem: refusal.code }, fragment: "#problem" };
}

async function save(services: Services, req: Request, key: string): Promise<Result> {
  const typed = typedValues(req.body);
  const step = answerSteps.find((one) => one === typed["step"]);
  if (step === undefined) return { search: {} };
  const place = placeIn(typed, req);
  const form = { step, typed, seen: seenAnswersIn(typed), suggested: typed[suggestedName], isLeft: place !== undefined };
  const { problems } = await saveAnswers(senderContext(services, req), { key, ...form });
  if (place !== undefined) return place;
  if (Object.keys(problems).length > 0) return { search: { step, checked: "yes" }, fragment: "#answers-problems" };
  return { search: { step: joiningSteps[joiningSteps.indexOf(step) + 1] ?? "check" }, fragment: "#step" };
}

async function submit(services: Services, req: Request, { key, language }: { key: string; language: Language }): Promise<Result> {
  const declared = typedValues(req.body)["declared"] ?? "";
  return submitApplication(senderContext(services, req), { key, declared, language }).then(
    () => ({ search: {} }),
    (error: unknown) => {
      const refusal = domainErrorIn(error);
      if (refusal?.kind !== "invalid") throw error;
      return { search: { step: "check", problem: refusal.code }, fragment: "#problem" };
    },
  );
}

const replyField = /^reply-([0-9a-f-]{36})$/;

async function reply(services: Services, req: Request, key: string): Promise<Result> {
  const typed = typedValues(req.body);
  const answers = Object.entries(typed).flatMap(([name, text]) => {
    const id = replyField.exec(name)?.[1];
    return id === undefined ? [] : [[id, text] as const];
  });
  const input = { key, replies: Object.fromEntries(answers) };
  const place = placeIn(typed, req);
  if (place === undefined) await replyToRemarks(senderContext(services, req), input);
  else await saveReplies(senderContext(services, req), input);
  return place ?? { search: {} };
}

/**
 * Where a button leads that stores the answers on the way: to a document, a step, the answers to the remarks, the Membership Desk, or the same
 * place in another language.
 */
function placeIn({ to, step: own = "" }: PublicFormValues, { query }: Request): Result | undefined {
  if (to === "language") return { search: { step: own, checked: textOf(query["checked"]), problem: textOf(query["problem"]) } };
  if (to === "overview") return { search: {} };
  if (to === "membership-query") return { search: {}, page: to };
  const field = joiningDocumentFields.find((one) => one === to);
  if (field !== undefined) return { search: { step: "documents" }, fragment: `#document-${field}` };
  const step = joiningSteps.find((one) => one === to);
  return step === undefined ? undefined : { search: { step } };
}

/** The file is read only after the key was checked. */
function takeDocument(services: Services): Act {
  const receive = receiveUpload(services.files, { fields: [{ name: "file", maxCount: 1 }], maxTextFields: 2 });
  return async (req, key) => {
    const field = joiningDocumentFields.find((one) => one === req.query["document"]);
    if (field === undefined) return { search: { step: "documents" } };
    const place = { step: "documents", document: field };
    const fragment = `#document-${field}`;
    const ctx = senderContext(services, req);
    try {
      await checkDocumentUpload(ctx, { key, field });
      await new Promise<void>((resolve, reject) => {
        receive(req, Object(req.res), (error?: unknown) => (error === undefined ? resolve() : reject(error)));
      });
      const [file] = receivedFiles(req);
      if (file === undefined) return { search: { ...place, problem: "no_file" }, fragment };
      await uploadApplicationDocument(ctx, { key, field }, file).finally(() => services.files.discard(file.staged));
      return { search: { step: "documents" }, fragment };
    } catch (error) {
      const refusal = domainErrorIn(error);
      if (refusal === undefined || refusal.kind === "unavailable") throw error;
      return { search: { ...place, problem: refusal.code }, fragment };
    }
  };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value.slice(0, 200) : "");
