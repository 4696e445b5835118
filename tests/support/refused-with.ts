import { expect } from "vitest";

/** What a refused call rejects with: its code and, where it is given, its exact message. */
export const refusedWith = (code: string, message?: string): unknown => expect.objectContaining({ code, ...(message !== undefined && { message }) });
