import { createURL, incomingMessageToRequest } from "@trpc/server/adapters/node-http";
import { resolveResponse } from "@trpc/server/http";
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from "express";
import type { Services } from "../context.ts";
import { sendCompressed } from "../http/compressed-response.ts";
import { appRouter } from "./router.ts";
import { createTrpcContext, trpcResponseMeta } from "./trpc.ts";

const maxJsonBytes = 1_000_000;
const maxCallsInBatch = 10;

/**
 * Answers calls as the adapter for Express does, but whole: none of ours streams, and a stream for each answer costs more than
 * most calls. @source security.md row 21
 */
export function answerCalls(services: Services): RequestHandler {
  const createContext = createTrpcContext(services);
  return async (req, res) => {
    const answer = await resolveResponse({
      router: appRouter,
      req: webRequestOf(req, res),
      path: req.path.slice(req.path.lastIndexOf("/") + 1),
      error: null,
      createContext: () => createContext(req, res),
      responseMeta: trpcResponseMeta,
      maxBatchSize: maxCallsInBatch,
      // A read with a long text is posted. An action is never read from an address.
      allowMethodOverride: true,
    });
    res.status(answer.status);
    res.setHeaders(answer.headers);
    await sendCompressed(req, res, Buffer.from(await answer.arrayBuffer()));
  };
}

/** Reads do not listen for a client that disconnects: that would cost a tenth of the call. */
const webRequestOf = (req: ExpressRequest, res: ExpressResponse): Request =>
  req.method === "GET" ? new Request(createURL(req), { headers: headersOf(req) }) : incomingMessageToRequest(req, res, { maxBodySize: maxJsonBytes });

const headersOf = ({ headersDistinct }: ExpressRequest): [string, string][] =>
  Object.entries(headersDistinct).flatMap(([name, values = []]) => values.map((value): [string, string] => [name, value]));
