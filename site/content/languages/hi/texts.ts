import { events } from "./events.ts";
import { facts } from "./facts.ts";
import { forms } from "./forms.ts";
import { frame } from "./frame.ts";
import { offices } from "./offices.ts";
import { pictures } from "./pictures.ts";
import { tables } from "./tables.ts";

/** The texts of more than one page in this language. */
export const texts = { events, facts, forms, frame, offices, pictures, tables };
