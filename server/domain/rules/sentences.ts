import { formatIndianDate } from "../dates.ts";
import { rupeesText } from "../indian-figures.ts";
import { rupeesOf } from "./amounts.ts";
import type { Check } from "./checks.ts";
import type { CostLine, LineNote } from "./evaluate.ts";
import type { Region } from "./regions.ts";
import { validityOf } from "./terms.ts";

type Figures = Check["figures"];

const fromWords: Readonly<Record<string, string>> = {
  certificate_issued: "the certificate",
  event_ended: "the end of the event",
  cost_paid: "the payment",
};

const dayOf = (value: string | number | undefined): string => formatIndianDate(String(value ?? ""));
const money = (value: string | number | undefined): string => rupeesText(rupeesOf(Number(value ?? 0)));
const count = (number: number, one: string, many: string): string => `${number} ${Math.abs(number) === 1 ? one : many}`;
const days = (number: number): string => count(number, "day", "days");

/** The result of a rule in one sentence, with its figures and without its source. @source money.md 3 "one sentence" */
export function checkSentence({ name, outcome, figures }: Check): string {
  const isUnknown = outcome === "unknown";
  switch (name) {
    case "no_rule":
      return "No published rule is for a cost of this date; the council sets an amount with a reason.";
    case "window":
      return isUnknown ? `The last day cannot be told: the date of ${fromWord(figures)} is missing.` : windowSentence(figures, outcome === "met");
    case "intent":
      return intentSentence(figures);
    case "ceiling":
      return isUnknown
        ? `Exports (FOB) of the preceding year are not stated; at most ${money(figures["ceilingPaise"])} are allowed.`
        : `Exports (FOB) of ${money(figures["turnoverPaise"])}; at most ${money(figures["ceilingPaise"])} are allowed.`;
    case "period":
      return isUnknown ? "The date of the payment is missing." : periodSentence(figures, outcome === "met");
    case "membership":
      return membershipSentence(figures, isUnknown);
    case "same_event_ever":
      return isUnknown
        ? missingOfEvent(figures, "event")
        : `Known to this portal: visit ${String(figures["number"])} to this event; ${allowedVisits(figures)} in all.`;
    case "events_in_year":
      return isUnknown
        ? missingOfEvent(figures, "days")
        : `Known to this portal: event ${String(figures["number"])} of the financial year; ${allowedVisits(figures)}${regionClause(figures, outcome === "met")}.`;
  }
}

const allowedVisits = ({ limit }: Figures): string => `${count(Number(limit), "is", "are")} allowed`;

const missingWords: Readonly<Record<string, string>> = {
  event: "The event is not named.",
  days: "The days of the event are missing.",
  country: "The country of this event or of one before it is missing.",
};

/** @param before what a sheet of an earlier release means, which does not say what is missing */
const missingOfEvent = ({ missing }: Figures, before: "event" | "days"): string => missingWords[String(missing ?? before)] ?? "";

const regionNames: Readonly<Record<string, string>> = {
  africa: "Africa",
  americas: "the Americas",
  asia: "Asia",
  europe: "Europe",
  oceania: "Oceania",
} satisfies Record<Region, string>;

function regionClause({ regionsAbove, region }: Figures, isMet: boolean): string {
  if (regionsAbove === undefined) return "";
  const found = region === undefined ? "" : `: ${isMet ? "none" : "one"} before it was in ${regionNames[String(region)] ?? ""}`;
  return `, each after the first ${String(regionsAbove)} in another region than all before it${found}`;
}

const fromWord = (figures: Figures): string => fromWords[String(figures["from"])] ?? "the event";

/**
 * Calendar days beside a limit in working days would look like a violation. A sheet of an earlier release says neither what it counts, nor
 * whether the first day is counted or the last one moved.
 */
function windowSentence(figures: Figures, isMet: boolean): string {
  const { filedOn, fromOn, lastOn } = figures;
  const isWorking = figures["counts"] === "working_days";
  const passed = Number(figures["passed"] ?? 0);
  const ago = isWorking ? "" : `${days(Math.abs(passed))} `;
  const allowed = isWorking ? count(Number(figures["days"]), "working day", "working days") : days(Number(figures["days"]));
  const isFirstCounted = figures["countsFirstDay"] !== undefined;
  const moved = figures["movedFrom"] === undefined ? "" : `, because ${dayOf(figures["movedFrom"])} is no working day`;
  if (figures["isEndUnknown"] !== undefined)
    return isMet
      ? `Filed ${dayOf(filedOn)}: in time even if the event of ${dayOf(fromOn)} ended on its first day.`
      : `Filed ${dayOf(filedOn)}. The last day of the event is missing and has to be entered: ${allowed} are counted from it` +
          `${isFirstCounted ? ", that day included" : ""}. From its first day, ${dayOf(fromOn)}, they ended on ${dayOf(lastOn)}${moved}.`;
  const when = `${ago}${passed < 0 ? "before" : "after"} ${fromWord(figures)} of ${dayOf(fromOn)}`;
  const first = isFirstCounted ? ", the first one counted" : "";
  return `Filed ${dayOf(filedOn)}, ${when}; allowed: ${allowed}${first}, until ${dayOf(lastOn)}${moved}.`;
}

const intentSentence = (figures: Figures): string => (figures["before"] === "event_began" ? noticeOfEvent(figures) : intentOfPayment(figures));

const beforeDay = (daysBefore: Figures[string] | undefined): string =>
  Number(daysBefore) === 0 ? "on or before" : `${days(Number(daysBefore))} before`;

function noticeOfEvent({ intentFiledOn, eventFrom, daysBefore, validDays }: Figures): string {
  if (eventFrom === undefined) return "The first day of the event is missing.";
  const rule = `notice has to be given ${beforeDay(daysBefore)} its first day`;
  if (intentFiledOn === undefined) return `When notice was given of the event from ${dayOf(eventFrom)} is not stated; ${rule}.`;
  const valid = validityOf({ before: "event_began", validDays: Number(validDays) });
  return `Notice of ${dayOf(intentFiledOn)}, event from ${dayOf(eventFrom)}; ${rule}${valid === undefined ? "" : ` and holds ${days(valid)}`}.`;
}

function intentOfPayment({ intentFiledOn, paidOn, daysBefore, validDays }: Figures): string {
  if (paidOn === undefined) return "The date of the payment is missing.";
  const rule = `the intent has to be filed ${beforeDay(daysBefore)} ${Number(daysBefore) === 0 ? "the day of the payment" : "the payment"}`;
  if (intentFiledOn === undefined) return `No intent is known for the payment of ${dayOf(paidOn)}; ${rule}.`;
  return `Intent of ${dayOf(intentFiledOn)}, payment of ${dayOf(paidOn)}; ${rule} and holds ${days(Number(validDays))}.`;
}

function periodSentence({ paidOn, costsFrom, costsUntil }: Figures, isMet: boolean): string {
  const period = [
    ...(costsFrom === undefined ? [] : [`from ${dayOf(costsFrom)}`]),
    ...(costsUntil === undefined ? [] : [`until ${dayOf(costsUntil)}`]),
  ].join(" ");
  return `Paid ${dayOf(paidOn)}; the programme ${isMet ? "pays" : "pays only"} costs ${period}.`;
}

function membershipSentence({ memberSince, memberUntil, months, filedOn }: Figures, isUnknown: boolean): string {
  if (memberSince === undefined) return "The membership is not known.";
  const asked = `${count(Number(months), "month of membership is", "months of membership are")} asked`;
  const filed = `Filed ${dayOf(filedOn)}`;
  if (isUnknown)
    return `${filed}, before the membership from ${dayOf(memberSince)} began; ${asked}. Whether there was one before has to be looked up.`;
  const until = memberUntil === undefined ? "" : ` to ${dayOf(memberUntil)}`;
  return `${filed}, member from ${dayOf(memberSince)}${until}; ${asked}.`;
}

const noteSentences = {
  rate_missing: "The exchange rate of the day is not entered yet.",
  rate_of_payment: "There is no date of the certificate, so the exchange rate of the day of the payment counts.",
  facts_missing: "The amount or its currency is missing.",
  no_share: "No rule gives a share for this kind of cost; the council sets an amount with a reason.",
  size_missing: "The size of the firm is not stated, and the share depends on it.",
  net_of_tax: "Tax is not paid.",
  cap: "Limited by the cap.",
  drawn: "Limited by what is left of the firm's cap of the year.",
  first: "More costs than the rule pays.",
  blocked: "A rule is not met.",
  override: "Set by the council.",
  incomplete: "A fact or the proof of this cost is missing, so it counts zero.",
} as const satisfies Record<LineNote, string>;

/** What a note on a line means. */
export const noteSentence = (note: LineNote): string => noteSentences[note];

/** The figures of a line for its sentences. */
type ReasonedLine = Pick<CostLine, "checks" | "notes" | "sharePercent"> & Partial<Pick<CostLine, "capPaise" | "capLeftPaise">>;

/** A cap is named with what other costs have drawn of it; a sheet of an earlier release does not know that. */
function lineNoteSentence(note: LineNote, { capPaise = null, capLeftPaise }: ReasonedLine): string {
  if ((note !== "cap" && note !== "drawn") || capPaise === null || capLeftPaise === undefined) return noteSentence(note);
  const cap = note === "cap" ? `the cap of ${money(capPaise)}` : `the firm's cap of ${money(capPaise)} for the year`;
  // More than the cap can be drawn, where a cap was higher before.
  if (capLeftPaise === 0) return `Limited by ${cap}, which other costs have used up.`;
  const drawnPaise = capPaise - capLeftPaise;
  return `Limited by ${cap}${drawnPaise === 0 ? "" : `, of which other costs have drawn ${money(drawnPaise)}`}.`;
}

const isViolation = ({ outcome }: Check): boolean => outcome === "blocks" || outcome === "needs_reason" || outcome === "warn";

/**
 * Why less than the claimed amount is recommended, as sentences; empty when nothing is taken away but the share. The day of a rate is no
 * reason. While the size of the firm leaves the share open, the council can only set zero, which does not depend on the size.
 */
export function lineReasons(line: ReasonedLine): string[] {
  const { checks, notes, sharePercent } = line;
  const isSetToZero = sharePercent === null && notes.includes("override");
  const isHidden = (note: LineNote): boolean =>
    note === "rate_of_payment" || (note === "blocked" && checks.some(isViolation)) || (note === "size_missing" && isSetToZero);
  const told = notes.filter((note) => !isHidden(note));
  return [...checks.filter(isViolation).map(checkSentence), ...told.map((note) => lineNoteSentence(note, line))];
}

/** The result of a rule for a reader. */
export type CheckInWords = Pick<Check, "name" | "outcome" | "source"> & { readonly sentence: string };

/** The result of a rule with its sentence. */
export const checkInWords = (check: Check): CheckInWords => ({
  name: check.name,
  outcome: check.outcome,
  source: check.source,
  sentence: checkSentence(check),
});

export const outcomeWords = {
  met: "Met",
  unknown: "Not known",
  warn: "Look at it",
  needs_reason: "Needs a reason",
  blocks: "Not payable",
} as const satisfies Record<Check["outcome"], string>;
