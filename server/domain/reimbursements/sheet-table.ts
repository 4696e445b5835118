import { council } from "../council.ts";
import { formatIndianDate } from "../dates.ts";
import { moneyText, rupeesText } from "../indian-figures.ts";
import { findCountry } from "../members/countries.ts";
import { rupeesOf, type Paise } from "../rules/amounts.ts";
import { rupee } from "../rules/currencies.ts";
import { amountInWords } from "../rules/amount-words.ts";
import { checkSentence, lineReasons, noteSentence } from "../rules/sentences.ts";
import type { NamedVersion } from "./further-papers.ts";
import { costOf, itemLabel, type Item } from "./items.ts";
import { paymentTexts, taxText } from "./payment-text.ts";
import { nothingProved, provedRows } from "./proved-facts.ts";
import type { Scheme } from "./scheme.ts";
import { proofText, standingOfFigure, type FigureStanding, type Sheet, type SheetLine } from "./sheet.ts";

/** One item of the sheet as text. */
export type SheetRow = {
  readonly number: number;
  /** "Registration fee, Kenya: K-123". */
  readonly cost: string;
  readonly proof: string;
  /** The field of the document that proves it. */
  readonly document: string | undefined;
  /** As claimed, in its currency: "USD 1,250.00". */
  readonly claimed: string;
  /** "Rate 83.125000 of 31-03-2026"; empty in rupees. */
  readonly rate: string;
  readonly rupees: string;
  readonly share: string;
  readonly recommended: string;
  /** Empty before the decision. */
  readonly sanctioned: string;
  /** Results of the rules, reasons for less, and sources, as sentences. */
  readonly notes: readonly string[];
};

/** The computation sheet as text, for the dossier and for a page that is printed. */
export type SheetTable = {
  readonly rows: readonly SheetRow[];
  readonly totals: readonly { readonly label: string; readonly value: string }[];
};

type Sanction = { readonly itemId: string; readonly sanctionedPaise: Paise; readonly reason: string | null };

const unknown = "not known yet";
const money = (paise: Paise | null): string => (paise === null ? unknown : rupeesText(rupeesOf(paise)));

/** The sheet of a claim as it is printed. @param documents of the claim: a further paper has its own name */
export function sheetTable(scheme: Scheme, sheet: Sheet, sanctions: readonly Sanction[], documents: readonly NamedVersion[] = []): SheetTable {
  const { lines, claimedPaise, recommendedPaise, proved = nothingProved } = sheet;
  const given = sanctions.reduce((sum, { sanctionedPaise }) => sum + sanctionedPaise, 0);
  return {
    rows: lines.map((line, place) => rowOf(scheme, line, { place, documents, sanction: sanctions.find(({ itemId }) => itemId === line.costId) })),
    totals: [
      { label: "Claimed", value: claimedPaise === null ? "Not known yet" : money(claimedPaise) },
      ...provedRows(proved),
      ...capRows(sheet).map(({ label, paise }) => ({ label, value: money(paise) })),
      { label: "Recommended", value: `${money(recommendedPaise)}\n${amountInWords(recommendedPaise)}` },
      ...(sanctions.length === 0 ? [] : [{ label: "Sanctioned", value: `${money(given)}\n${amountInWords(given)}` }]),
    ],
  };
}

/** The caps of years that a sheet uses, each with what was drawn in its year before. A sheet of an earlier release names no year. */
export function capRows({ years, capPaise, drawnPaise }: Pick<Sheet, "years" | "capPaise" | "drawnPaise">): { label: string; paise: Paise }[] {
  if (years === undefined)
    return capPaise === null
      ? []
      : [
          { label: "Cap of the year", paise: capPaise },
          { label: "Drawn this year before in this portal", paise: drawnPaise },
        ];
  return years.flatMap(({ year, version, ...of }) => {
    const by = years.filter((other) => other.year === year).length > 1 ? `, rule version ${version}` : "";
    return [
      { label: `Cap of ${year}${by}`, paise: of.capPaise },
      { label: `Drawn in ${year} before in this portal${by}`, paise: of.drawnPaise },
    ];
  });
}

type RowContext = { readonly place: number; readonly documents: readonly NamedVersion[]; readonly sanction: Sanction | undefined };

function rowOf(scheme: Scheme, line: SheetLine, { place, documents, sanction }: RowContext): SheetRow {
  const { item, rate, claimedPaise, sharePercent, recommendedPaise, assessment, admissiblePaise, proposal } = line;
  const proposed = { proposedAdmissiblePaise: proposal.admissiblePaise, proposedPaise: proposal.recommendedPaise };
  const figure = ownFigureSentences({ assessment, admissiblePaise, ...proposed, ...standingOfFigure(line) });
  const admissible = figure.length === 0 ? [] : [`Admissible: ${money(admissiblePaise)}`];
  const tax = taxText(item);
  const own = assessment === null || assessment.reason === "" ? [] : [`Reason of the council: ${assessment.reason}`];
  const less = sanction === undefined || sanction.reason === null ? [] : [`Reason of DGFT: ${sanction.reason}`];
  return {
    number: place + 1,
    cost: costText(scheme, item),
    proof: proofText(scheme, item, documents),
    document: item["document"],
    claimed: claimedText(item),
    rate: rateText(item, rate),
    rupees: money(claimedPaise),
    share: sharePercent === null ? "" : `${sharePercent} %`,
    recommended: money(recommendedPaise),
    sanctioned: sanction === undefined ? "" : money(sanction.sanctionedPaise),
    notes: [
      ...(tax === undefined ? [] : [`Claimed: ${claimedText(item)}, ${tax}`]),
      ...line.checks.map((check) => sourced(checkSentence(check), check.source)),
      ...lineNotes(line),
      ...admissible,
      ...figure,
      ...own,
      ...less,
    ],
  };
}

/** What is claimed in its currency: "USD 1,250.00". */
export const claimedText = ({ amount, currency }: Item): string => (amount === undefined ? unknown : moneyText(amount, currency));
/** "Rate 83.125000 of 31-03-2026"; empty in rupees, and while it is not known. */
export const rateText = (item: Item, rate: SheetLine["rate"]): string =>
  rate === undefined || item["currency"] === rupee ? "" : `Rate ${rate.rate} of ${rateDayText(item, rate)}`;
/** The day of a rate: "31-03-2026", and "31-03-2026, the day of the payment" without a certificate. */
export const rateDayText = (item: Item, { on }: NonNullable<SheetLine["rate"]>): string =>
  `${formatIndianDate(on)}${costOf(item).issuedOn === undefined && item["paid_on"] === on ? ", the day of the payment" : ""}`;

type OwnFigure = Pick<SheetLine, "assessment" | "admissiblePaise"> &
  FigureStanding & {
    readonly proposedAdmissiblePaise: Paise | null;
    readonly proposedPaise: Paise | null;
  };

/** How the council's own figure of a line stands to what the rules propose; none without such a figure. @source money.md 5 */
export function ownFigureSentences(figure: OwnFigure): string[] {
  const { assessment, admissiblePaise, proposedAdmissiblePaise, proposedPaise, countsFigure, isProposalOpen } = figure;
  if (assessment === null || assessment.admissiblePaise === null) return [];
  if (!countsFigure) return [`${council.shortName} set ${money(assessment.admissiblePaise)} as admissible; it does not count.`];
  if (isProposalOpen) return [`The rules propose no amount without the size of the firm; ${council.shortName} set zero.`];
  if (proposedAdmissiblePaise === null || proposedPaise === null) return [`The rules propose no amount; ${council.shortName} set one.`];
  const difference = (admissiblePaise ?? 0) - proposedAdmissiblePaise;
  const set = difference === 0 ? "set the same" : difference > 0 ? "set it higher" : "set it lower";
  return [`The rules propose ${money(proposedAdmissiblePaise)} as admissible, which gives ${money(proposedPaise)}; ${council.shortName} ${set}.`];
}

/** A sentence with the source of its rule, where there is one. */
export const sourced = (sentence: string, source: string): string => (source === "" ? sentence : `${sentence} (${source})`);

/** The reasons that are not the result of a rule, and the sources of share and caps. */
function lineNotes(line: SheetLine): string[] {
  const { checks, notes, sources, version } = line;
  const reasons = lineReasons({ ...line, checks: [], notes: notes.filter((note) => note !== "blocked" || checks.length === 0) });
  const rateDay = notes.includes("rate_of_payment") ? [noteSentence("rate_of_payment")] : [];
  return [
    ...rateDay,
    ...reasons,
    ...(version === undefined ? [] : [`Rule version ${version.number}${sources.length === 0 ? "" : `: ${sources.join("; ")}`}`]),
  ];
}

/** An item in one line: what, where and which, and how it was paid. */
export function costText(scheme: Scheme, item: Item): string {
  const { country, certificate_no: certificate, event, traveller, product } = item;
  const which = [product, event, traveller, certificate].filter((part) => part !== undefined).join(", ");
  const where = country === undefined ? "" : `, ${findCountry(country)?.name ?? country}`;
  return [`${itemLabel(scheme, item)}${where}${which === "" ? "" : `: ${which}`}`, ...paymentTexts(item)].join(", ");
}
