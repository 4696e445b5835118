import { createHash } from "node:crypto";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import express, { Router, type RequestHandler } from "express";
import helmet from "helmet";
import { z } from "zod";
import type { Logger } from "../infra/log.ts";
import { frontBucket } from "./front-limits.ts";

const policyHeader = "Content-Security-Policy";
const ownStyles = "style-src 'self'";

/** Where browsers report what the policy has refused. */
export const policyReportsPath = "/policy-reports";

/** Features that no page uses. A picture is taken by the program that the file picker opens, not by the page. */
const unusedFeatures = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/**
 * The same for every answer, so they are computed once.
 * @param inlineScripts the only inline scripts that a page may contain, by hash; undefined for no policy
 */
export function securityHeaders(isHttps: boolean, inlineScripts: readonly string[] | undefined): RequestHandler {
  const directives = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...(inlineScripts ?? []).map(hashSource)],
    "style-src": ["'self'"], // a page with inline styles adds its own source: `allowStyle`
    "img-src": ["'self'", "data:", "blob:"],
    "form-action": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["default", "prose"], // `createPolicy` of client/shared/trusted-types.ts
    "report-uri": [policyReportsPath],
    "report-to": ["policy"],
  };
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet({
    contentSecurityPolicy: inlineScripts !== undefined ? { useDefaults: false, directives } : false,
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    frameguard: { action: "deny" },
  })(answer.req, answer, () => {});
  const headers = new Map(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]));
  headers.set("Permissions-Policy", unusedFeatures.map((feature) => `${feature}=()`).join(", "));
  headers.set("Reporting-Endpoints", `policy="${policyReportsPath}"`);
  return (_req, res, next) => {
    res.setHeaders(headers);
    next();
  };
}

/** An inline script or style as a source of the policy. */
export const hashSource = (text: string | Uint8Array): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Allows inline styles of this source in the answer. */
export function allowStyle(res: ServerResponse, source: string): void {
  const policy = res.getHeader(policyHeader);
  if (typeof policy === "string") res.setHeader(policyHeader, policy.replace(ownStyles, `${ownStyles} ${source}`));
}

const maxReportsPerMinute = 30;
const maxReportBytes = 16 * 1024;

/** What is read of a report, in the form of CSP 2 and of the Reporting API. */
const Report = z.object({ "violated-directive": z.string(), "blocked-uri": z.string().default(""), "document-uri": z.string().default("") });
const NewReport = z.object({
  type: z.literal("csp-violation"),
  body: z.object({ effectiveDirective: z.string(), blockedURL: z.string().nullish(), documentURL: z.string().nullish() }),
});
const Reports = z.union([
  z
    .object({ "csp-report": Report })
    .transform(({ "csp-report": report }) => [
      { directive: report["violated-directive"], blocked: report["blocked-uri"], page: report["document-uri"] },
    ]),
  z
    .array(z.unknown())
    .max(20)
    .transform((reports) =>
      reports.flatMap((report) => {
        const { data } = NewReport.safeParse(report);
        return data === undefined
          ? []
          : [{ directive: data.body.effectiveDirective, blocked: data.body.blockedURL ?? "", page: data.body.documentURL ?? "" }];
      }),
    ),
]);

/**
 * Logs what browsers report. Of an address only what holds no secret: the origin of what was refused, and the first part of the page's path.
 * @throws rate_limited; invalid; too_large
 */
export function policyReports(log: Logger): Router {
  const router = Router();
  const read = express.json({ type: ["application/csp-report", "application/reports+json", "application/json"], limit: maxReportBytes });
  router.post(policyReportsPath, frontBucket(maxReportsPerMinute), read, (req, res) => {
    for (const { directive, blocked, page } of Reports.safeParse(req.body).data ?? [])
      log.warn({
        event: "policy_violation",
        directive: directive.slice(0, 60),
        blocked: originOf(blocked),
        page: firstPart(page),
        requestId: req.id,
      });
    res.status(204).end();
  });
  return router;
}

/** The origin of an address, or the word that stands in its place, such as "inline". */
const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : address.slice(0, 40).replaceAll(/[^\w-]/g, ""));
const firstPart = (address: string): string => (URL.canParse(address) ? `/${new URL(address).pathname.split("/", 2)[1] ?? ""}` : "");
