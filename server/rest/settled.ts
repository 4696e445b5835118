import type { Request, RequestHandler, Response } from "express";

/** A handler as a promise: it resolves when the next one would have its turn, and rejects with what that would be told. */
export const settled =
  (handler: RequestHandler) =>
  (req: Request, res: Response): Promise<void> =>
    new Promise((resolve, reject: (error: unknown) => void) => {
      void handler(req, res, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
    });
