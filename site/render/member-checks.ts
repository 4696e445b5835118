import { Router } from "express";
import { paths } from "#domain/council.ts";
import { markCodeIn } from "#domain/directory/mark-code.ts";
import { frontBucket } from "#server/http/front-limits.ts";
import { hrefOf } from "../content/addresses.ts";
import { languageKeys } from "../content/languages/languages.ts";

const maxChecksPerMinute = 30;
const maxCharacters = 200;

/** Leads from the code of a firm's mark to the answer, or back to the form with what was typed. */
export function memberChecks(): Router {
  const router = Router();
  const bucket = frontBucket(maxChecksPerMinute);
  for (const language of languageKeys)
    router.get(`${hrefOf("check-member", language)}/open`, bucket, (req, res) => {
      const { code: given } = req.query;
      const typed = typeof given === "string" ? given.trim().slice(0, maxCharacters) : "";
      const code = markCodeIn(typed);
      res.redirect(303, code === undefined ? hrefOf("check-member", language, { code: typed || "-" }) : `${paths.verifyFirm}/${code}`);
    });
  return router;
}
