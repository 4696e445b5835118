import express, { Router, type Request, type RequestHandler, type Response } from "express";
import { z } from "zod";
import { giveOpinion } from "#server/application/site/page-opinions.ts";
import type { AppContext, Services } from "#server/context.ts";
import { frontBucket } from "#server/http/front-limits.ts";
import { originOf } from "#server/http/request-context.ts";
import { assertOwnForm } from "#server/http/same-site.ts";
import { pageAt, queryOf } from "../content/addresses.ts";
import { opinionPath, opinionThanks } from "../content/form-paths.ts";
import { sitePages } from "../content/pages.ts";
import { knownSearch, visitorContext } from "./site-pages.ts";

const maxPostsPerMinute = 60;
/** A character of Hindi takes nine bytes in a form: eight replies to remarks, each twice as long as it may be, take 288 KB. */
const maxFormBytes = "512kb";

/** Reads a form that the browser itself sent, without a script. */
export const readForm: readonly RequestHandler[] = [
  frontBucket(maxPostsPerMinute),
  express.urlencoded({ extended: false, limit: maxFormBytes, parameterLimit: 50 }),
];

/** A visitor's context with the address that the form came from, for the limits. */
export const senderContext = (services: Services, req: Request): AppContext => ({ ...visitorContext(services), origin: originOf(req, "web") });

const OpinionForm = z.object({ path: z.string().max(2000), useful: z.enum(["yes", "no"]) });

/** Counts the answer to "Was this page useful?" and leads back to the page, where the thanks stand. */
export function opinions(services: Services): Router {
  const router = Router();
  router.post(opinionPath, ...readForm, async (req: Request, res: Response) => {
    assertOwnForm(req, services.config.publicUrl);
    const form = OpinionForm.safeParse(req.body);
    const [path = "", query = ""] = (form.data?.path ?? "").split("?", 2);
    const address = pageAt(path);
    if (form.data === undefined || address === undefined) return res.redirect(303, "/");
    const { key, language } = address;
    await giveOpinion(senderContext(services, req), { page: sitePages[key].path, language, isUseful: form.data.useful === "yes" });
    const search = knownSearch(address, Object.fromEntries(new URLSearchParams(query)));
    res.redirect(303, `${address.path}${queryOf(search)}#${opinionThanks}`);
  });
  return router;
}
