import express, { Router, type Request, type RequestHandler } from "express";
import { paths } from "#domain/council.ts";
import { confirmFollower, stopFollowing } from "#server/application/site/follow/follow.ts";
import type { Services } from "#server/context.ts";
import { frontBucket } from "#server/http/front-limits.ts";
import { hrefOf } from "../content/addresses.ts";
import { firstLanguage } from "../content/languages/languages.ts";
import { visitorContext } from "./site-pages.ts";

const maxPostsPerMinute = 30;
const maxBodyBytes = 2_000;

/**
 * The buttons behind the links of e-mails to followers. Plain forms, so that they work without scripts; the key in the link is the
 * permission, so it does not matter who sends them. Mail programs post to the link itself.
 * @source RFC 8058, 3.2
 */
export function followPosts(services: Services): Router {
  const router = Router();
  const readForm = express.urlencoded({ extended: false, limit: maxBodyBytes });
  router.post(paths.follow, frontBucket(maxPostsPerMinute), readForm, async (req, res) => {
    await stopFollowing(visitorContext(services), { key: textOf(req.query["stop"]) });
    res.sendStatus(200);
  });
  const answer = (act: typeof confirmFollower, done: string): RequestHandler => {
    return async (req, res) => {
      const found = await act(visitorContext(services), { key: textOf(keyIn(req)) });
      res.redirect(303, hrefOf("follow", found?.language ?? firstLanguage, { done: found === undefined ? "expired" : done }));
    };
  };
  router.post(`${paths.follow}/confirm`, frontBucket(maxPostsPerMinute), readForm, answer(confirmFollower, "confirmed"));
  router.post(`${paths.follow}/stop`, frontBucket(maxPostsPerMinute), readForm, answer(stopFollowing, "stopped"));
  return router;
}

const keyIn = ({ body }: Request): unknown => (typeof body === "object" && body !== null && "key" in body ? body.key : undefined);
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
