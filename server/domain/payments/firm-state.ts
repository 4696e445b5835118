import { z } from "zod";
import { stateCodes } from "../members/gst-states.ts";

/** The state of a firm as a filter: the code of a state that lists offer. */
export const FirmStateInput = z.string().refine((code) => stateCodes.includes(code), "Choose a state from the list");
