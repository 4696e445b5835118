import { createHash } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import type { z } from "zod";
import { domainErrorIn } from "#domain/errors.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { fieldErrorsOf } from "#domain/field-errors.ts";
import { eventPath } from "#domain/site/events.ts";
import { FollowInput } from "#domain/site/follow.ts";
import { noEventChosen, RegisterInput, SendMessageInput } from "#domain/site/form-inputs.ts";
import { siteMessages } from "#domain/site/messages.ts";
import { startApplication } from "#server/application/joining/start-application.ts";
import { StartApplicationInput } from "#domain/joining/start-input.ts";
import { follow } from "#server/application/site/follow/follow.ts";
import { register } from "#server/application/site/register.ts";
import { sendMessage } from "#server/application/site/send-message.ts";
import type { AppContext, Services } from "#server/context.ts";
import { errorMapping } from "#server/error-mapping.ts";
import { assertOwnForm } from "#server/http/same-site.ts";
import { inLanguage, pageAt, type PageAddress, type Search } from "../content/addresses.ts";
import type { Language } from "../content/languages/languages.ts";
import type { PageKey } from "../content/pages.ts";
import type { PostedForm, PublicFormValues, SendOutcome } from "../parts/forms/posted-form.ts";
import { readForm, senderContext } from "./answer-posts.ts";
import { knownSearch, renderSitePage } from "./site-pages.ts";
import { refusePage, type RenderedPages } from "./answer-pages.ts";
import { sendStored, storedPage } from "./stored-page.ts";
import { typedValues } from "./typed-values.ts";

/** The fields that are needed. A browser sends each; what a program leaves out is as empty. */
const needed = {
  contact: { name: "", email: "", subject: "", message: "", consentVersion: "" },
  registration: { name: "", organisation: "", designation: "", email: "", consentVersion: "" },
  follow: { email: "", consentVersion: "" },
  joining: { firmName: "", email: "", consentVersion: "" },
} as const;

type Send = (ctx: AppContext, values: PublicFormValues, address: { readonly search: Search; readonly language: Language }) => Promise<SendOutcome>;

const sendContact: Send = async (ctx, values) => {
  const outcome = await sendChecked(SendMessageInput, { ...needed.contact, ...values }, (input) => sendMessage(ctx, input));
  // A refusal begins with the sentence of the specification.
  return outcome.isSent || outcome.lead === undefined ? outcome : { ...outcome, lead: [siteMessages.sendFailed, ...outcome.lead] };
};

/** The event is the one that was chosen; where the form offers no choice, that of the address. */
const sendRegistration: Send = async (ctx, { eventId: chosen, ...values }, { search, language }) => {
  const eventId = chosen ?? search["event"] ?? noEventChosen;
  const all = { ...needed.registration, ...values, language };
  const outcome = await sendChecked(RegisterInput, eventId === noEventChosen ? all : { ...all, eventId }, (input) => register(ctx, input));
  // The page has this link itself where its address names the event.
  if (!outcome.isSent || chosen === undefined || eventId === noEventChosen) return outcome;
  return { ...outcome, calendarPath: inLanguage(`${eventPath(eventId)}.ics`, language) };
};

/** Without an event in the address, the follower gets the notices. */
const sendFollow: Send = (ctx, values, { search, language }) => {
  const all = { ...needed.follow, ...values, language };
  const { event: eventId } = search;
  return sendChecked(FollowInput, eventId === undefined ? all : { ...all, eventId }, (input) => follow(ctx, input));
};

const sendJoining: Send = (ctx, values, { language }) =>
  sendChecked(StartApplicationInput, { ...needed.joining, ...values, language }, (input) => startApplication(ctx, input));

/** The pages with a form, and what it does. @source issue 23, part 9 */
const formOf: { readonly [Key in PageKey]?: Send } = {
  contact: sendContact,
  feedback: sendContact,
  "membership-query": sendContact,
  registration: sendRegistration,
  follow: sendFollow,
  join: sendJoining,
};

/**
 * Answers a form with its page: the errors and what was typed, or thanks. A browser without scripts shows this page; the script takes the answer
 * out of it. A refused form is answered with the status of its refusal.
 */
export function answerForms(services: Services, { build, finish }: RenderedPages): readonly RequestHandler[] {
  const answerForm = async (req: Request, res: Response, { address, send }: FormPage): Promise<void> => {
    assertOwnForm(req, services.config.publicUrl);
    const search = knownSearch(address, req.query);
    const values = typedValues(req.body);
    const outcome = await send({ ...senderContext(services, req), idempotency: repeatOf(req, { ...search, ...values }, services.now()) }, values, {
      search,
      language: address.language,
    });
    const posted: PostedForm = { values: outcome.isSent ? {} : values, outcome };
    const { status, html, style } = await renderSitePage(services, await build(), address, search, { posted });
    const answered = outcome.isSent ? status : errorMapping[outcome.kind].status;
    sendStored(req, res, { ...storedPage({ status: answered, html: await finish(html, req.path), style }), isPrivate: true });
  };
  const answer: RequestHandler = (req, res, next) => {
    const found = formAt(req);
    if (found === undefined) return next();
    answerForm(req, res, found).catch((error: unknown) => refusePage(req, res, next, error));
  };
  const onlyForms: RequestHandler = (req, _res, next) => next(formAt(req) === undefined ? "route" : undefined);
  return [onlyForms, ...readForm, answer];
}

type FormPage = { readonly address: PageAddress; readonly send: Send };

function formAt(req: Request): FormPage | undefined {
  if (req.method !== "POST") return undefined;
  const address = pageAt(req.path);
  const send = address === undefined ? undefined : formOf[address.key];
  return address === undefined || send === undefined ? undefined : { address, send };
}

/** The same form from the same address on the same day is one submission: the second click, or the second try of a script, sends nothing twice. */
function repeatOf(req: Request, values: PublicFormValues, now: Date): AppContext["idempotency"] {
  const bodyHash = createHash("sha256")
    .update(JSON.stringify([req.path, req.ip, calendarDateInIndia(now), values]))
    .digest("hex");
  return { key: bodyHash, route: "form", bodyHash };
}

/** Checks the values and sends them. What is refused becomes a part of the page. */
async function sendChecked<T>(
  shape: z.ZodType<T>,
  values: PublicFormValues,
  send: (input: T) => Promise<{ readonly message: string; readonly number?: string; readonly isConfirmed?: boolean }>,
): Promise<SendOutcome> {
  const checked = shape.safeParse(values);
  if (!checked.success) return { isSent: false, kind: "invalid", fields: fieldErrorsOf(checked.error, ([name]) => String(name)) };
  try {
    return { isSent: true, ...(await send(checked.data)) };
  } catch (error) {
    const refusal = domainErrorIn(error);
    if (refusal === undefined) throw error;
    return { isSent: false, kind: refusal.kind, lead: [refusal.message], fields: refusal.fields ?? {} };
  }
}
