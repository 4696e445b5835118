import { loadText } from "../../render/load-text.ts";
import { body as en } from "./body.en.ts";
import { body as hi } from "./body.hi.ts";

export const body = { en, hi };
export const load = loadText(body);
