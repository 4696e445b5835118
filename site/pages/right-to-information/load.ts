import { loadOfficeText } from "../../render/load-office-text.ts";
import { body as en } from "./body.en.ts";
import { body as hi } from "./body.hi.ts";

export const body = { en, hi };
export const load = loadOfficeText(body, ["information", "informationAppeal"]);
