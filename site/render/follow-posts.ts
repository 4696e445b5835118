import { Router, type Request, type RequestHandler } from "express";
import { confirmFollower, stopFollowing } from "#server/application/site/follow/follow.ts";
import type { Services } from "#server/context.ts";
import { hrefOf } from "../content/addresses.ts";
import { languageKeys } from "../content/languages/languages.ts";
import { readForm } from "./answer-posts.ts";
import { visitorContext } from "./site-pages.ts";

/**
 * The buttons behind the links of e-mails to followers. Plain forms, so that they work without scripts; the key in the link is the
 * permission, so it does not matter who sends them. Mail programs post to the link itself.
 * @source RFC 8058, 3.2
 */
export function followPosts(services: Services): Router {
  const router = Router();
  for (const language of languageKeys) {
    const page = hrefOf("follow", language);
    router.post(page, onlyStops, ...readForm, async (req, res) => {
      await stopFollowing(visitorContext(services), { key: textOf(req.query["stop"]) });
      res.sendStatus(200);
    });
    const answer = (act: typeof confirmFollower, done: string): RequestHandler => {
      return async (req, res) => {
        const found = await act(visitorContext(services), { key: textOf(keyIn(req)) });
        res.redirect(303, hrefOf("follow", found?.language ?? language, { done: found === undefined ? "expired" : done }));
      };
    };
    router.post(`${page}/confirm`, ...readForm, answer(confirmFollower, "confirmed"));
    router.post(`${page}/stop`, ...readForm, answer(stopFollowing, "stopped"));
  }
  return router;
}

/** Without a key it is the form of the page. */
const onlyStops: RequestHandler = (req, _res, next) => next(req.query["stop"] === undefined ? "route" : undefined);

const keyIn = ({ body }: Request): unknown => (typeof body === "object" && body !== null && "key" in body ? body.key : undefined);
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
