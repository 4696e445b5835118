import type { Request, RequestHandler, Response } from "express";

/** A handler as a promise: it resolves when the next handler is called, and rejects with the error that it is called with. */
export const settled =
  (handler: RequestHandler) =>
  (req: Request, res: Response): Promise<void> =>
    new Promise((resolve, reject: (error: unknown) => void) => {
      void handler(req, res, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
    });
