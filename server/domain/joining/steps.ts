import { z } from "zod";
import { plainLine, plainText } from "../accounts/plain-line.ts";
import { FirmInput } from "../members/firm-input.ts";
import { stateCodes } from "../members/gst-states.ts";
import { gstinWarning, normaliseGstin } from "../members/gstin.ts";
import { readAmount } from "../members/membership-fees.ts";
import { normalisePan, panWarning } from "../members/pan.ts";
import { joiningMessages } from "./messages.ts";

/** The steps of the form, in order. The last two have no answers: the documents, and a look at everything before it is sent. */
export const joiningSteps = ["firm", "contact", "exports", "documents", "check"] as const;
export type JoiningStep = (typeof joiningSteps)[number];
export type AnswerStep = "firm" | "contact" | "exports";

/** A manufacturer gives its licence as well. */
export const exporterKinds = ["manufacturer", "merchant"] as const;
export type ExporterKind = (typeof exporterKinds)[number];

const { firmName, gstNo, contactName, contactPhone } = FirmInput.shape;

const exportsPaise = z.string().transform((text, check) => {
  const amount = readAmount(text);
  if ("problem" in amount) check.addIssue(joiningMessages.exports[amount.problem]);
  return "problem" in amount ? 0 : Number(amount.paise); // at most 10^14
});

/**
 * The answers of each step, from text as it is typed. Firm and contact have the rules of the council's own entry and of its import: a GST
 * number or PAN of unusual form is accepted, with a warning.
 */
const shapes = {
  firm: z.object({
    firmName,
    gstNo,
    pan: plainLine("PAN", 40).transform(normalisePan),
    iecNo: plainLine("IEC", 40).transform(normaliseGstin),
    kind: z.enum(exporterKinds, joiningMessages.kindNeeded),
    isMsme: z.enum(["yes", "no"], joiningMessages.yesOrNo),
    address: plainText("Registered address", 500),
    stateCode: z.string().refine((code) => stateCodes.includes(code), joiningMessages.stateNeeded),
  }),
  contact: z.object({ contactName, contactPhone }),
  exports: z.object({ devices: plainText("Devices", 2000), exports: exportsPaise }),
} as const satisfies Record<AnswerStep, z.ZodObject>;

/** The fields of each step with answers. */
export const stepFields: Readonly<Record<AnswerStep, readonly string[]>> = {
  firm: Object.keys(shapes.firm.shape),
  contact: Object.keys(shapes.contact.shape),
  exports: Object.keys(shapes.exports.shape),
};

export const isAnswerStep = (step: string): step is AnswerStep => Object.hasOwn(shapes, step);
export const answerSteps = ["firm", "contact", "exports"] as const satisfies readonly AnswerStep[];

/** What was typed, by field, with the year whose exports were asked for. */
export type JoiningAnswers = Readonly<Record<string, string>>;
/** The answers as they were handed to the council. */
export type HandedInAnswers = { /** The instant, as ISO 8601. */ readonly at: string; readonly answers: JoiningAnswers };
/** The field that holds the year whose exports were asked for when they were typed. */
export const exportYearField = "exportYear";

/** The most characters of an answer that are stored. Longer ones are refused when they are checked. */
export const maxAnswerCharacters = 4_000;

/** The problems of a step by field; empty when it is complete. @param exportYear like 2025-26, whose exports are asked for today */
export function stepProblemsIn(step: AnswerStep, answers: JoiningAnswers, exportYear: string): Readonly<Record<string, string>> {
  const parsed = shapes[step].safeParse(typedIn(step, answers));
  const problems: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) problems[String(path[0])] ??= message;
  if (step === "exports" && problems["exports"] === undefined && answers[exportYearField] !== exportYear)
    problems["exports"] = joiningMessages.exportYearPassed;
  return problems;
}

/** The answers as a page shows them that asks for the exports of a year: an amount of another year is no answer to it. */
export const answersForYear = (answers: JoiningAnswers, exportYear: string): JoiningAnswers =>
  answers[exportYearField] === exportYear ? answers : { ...answers, exports: "" };

/** The checked answers of a whole application. */
export type JoiningFirm = z.output<typeof shapes.firm> &
  z.output<typeof shapes.contact> & { readonly devices: string; readonly exportsPaise: number };

/** The checked answers, or undefined while a step has problems. The year of the exports is not looked at. */
export function firmOf(answers: JoiningAnswers): JoiningFirm | undefined {
  const firm = shapes.firm.safeParse(typedIn("firm", answers));
  const contact = shapes.contact.safeParse(typedIn("contact", answers));
  const sold = shapes.exports.safeParse(typedIn("exports", answers));
  if (!firm.success || !contact.success || !sold.success) return undefined;
  return { ...firm.data, ...contact.data, devices: sold.data.devices, exportsPaise: sold.data.exports };
}

/** The exports of the year in paise, or undefined while they cannot be read. */
export function exportsIn(answers: JoiningAnswers): number | undefined {
  const amount = readAmount(answers["exports"] ?? "");
  return "problem" in amount ? undefined : Number(amount.paise);
}

function typedIn(step: AnswerStep, answers: JoiningAnswers): Record<string, string> {
  return Object.fromEntries(stepFields[step].map((field) => [field, answers[field] ?? ""]));
}

const iecForm = /^[0-9A-Z]{10}$/;

/** Warnings about accepted answers: numbers of unusual form. They block nothing. */
export function joiningWarnings({ gstNo: gst = "", pan = "", iecNo = "" }: JoiningAnswers): string[] {
  return [
    gst === "" ? undefined : gstinWarning(gst),
    pan === "" ? undefined : panWarning(pan, gst),
    iecNo === "" || iecForm.test(normaliseGstin(iecNo)) ? undefined : "An IEC has 10 characters. Check it.",
  ].flatMap((warning) => warning ?? []);
}
