import { z } from "zod";

/** True for a UUID in its usual text form. */
export const isUuid = (text: string): boolean => z.uuid().safeParse(text).success;
