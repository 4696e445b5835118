import { formatIndianDate } from "../dates.ts";
import { rupeesText } from "../indian-figures.ts";
import { countries } from "../members/countries.ts";
import { rupeesOf } from "./amounts.ts";
import { capStandsBefore } from "./caps.ts";
import { groupOf } from "./country-groups.ts";
import { haveCommonKind, standsBefore, type Scoped } from "./facts.ts";
import { ruleWords as english } from "./rule-words.en.ts";
import { ruleWords as hindi } from "./rule-words.hi.ts";
import { validityOf, type RuleTerms, type WindowTerm } from "./terms.ts";

type Words = typeof english;
/**
 * One statement of a version; several can have the same label. `source` is the circular that states it. `lang` is there where the whole text is
 * the office's own, in that language; `english` is a passage of a Hindi text that the office wrote in English.
 */
export type TermLine = {
  readonly label: string;
  readonly text: string;
  readonly source?: string;
  readonly lang?: "en" | "hi";
  readonly english?: string;
};

/** The language of a description, and the name of a kind of cost in it. */
export type TermWords = { readonly language: "en" | "hi"; readonly kindLabel: (kind: string) => string };

const wordsOf = { en: english, hi: hindi } as const satisfies Record<TermWords["language"], Words>;
const englishCountries = new Map<string, string>(countries.map(({ iso2, name }) => [iso2, name]));
const hindiCountries = new Intl.DisplayNames(["hi"], { type: "region" });

const rupees = (words: Words, paise: number): string => words.rupees(rupeesText(rupeesOf(paise).replace(/\.00$/, "")));

/** Whether a term is not for a cost that another one is for. */
const givesWay = <Term extends Scoped>(term: Term, all: readonly Term[], isBefore: (one: Term, other: Term) => boolean): boolean =>
  all.some((other) => isBefore(other, term) && haveCommonKind(other, term));

const targetDaysText = (words: Words, { council, dgft, reply, counts }: RuleTerms["targetDays"]): string =>
  [words.targetDays(council, dgft, reply), ...(counts === "working_days" ? [words.onlyWorkingDays] : [])].join("; ");

/** The costs that a term is for, as they follow its words: " for air fare in Kenya"; empty for all. */
export function scopeInWords({ kinds, countries: codes }: Scoped, { language, kindLabel }: TermWords): string {
  const words: Words = wordsOf[language];
  const country = (code: string): string => (language === "hi" ? hindiCountries.of(code) : englishCountries.get(code)) ?? code;
  const group = codes === undefined ? undefined : groupOf(codes);
  const listed = codes && (group === undefined ? words.list(codes.map(country)) : words.groups[group]);
  return words.scope(kinds && words.list(kinds.map(kindLabel)), listed);
}

/**
 * What a version says, in words and in the order of its form: for the difference to another version, for readers who cannot change it,
 * and for the public page. Pure.
 * @source money.md 3; issue 20 "drawn from them"
 */
export function describeTerms(terms: RuleTerms, { language, kindLabel }: TermWords): TermLine[] {
  const words: Words = wordsOf[language];
  const { labels } = words;
  const scopeOf = (term: Scoped): string => scopeInWords(term, { language, kindLabel });
  const { shares, caps, firsts, windows, counts, ceiling, membership, period, intent, recovery, documents, targetDays } = terms;
  return [
    { label: labels.chosenBy, text: chosenByText(words, terms) },
    ...(shares.length === 0 ? [{ label: labels.share, text: words.noShare }] : []),
    ...shares.map((term, index) => ({
      label: labels.share,
      text: [
        shares.length > 1 ? words.place(index + 1) : "",
        words.share(term.percent, scopeOf(term)),
        term.firmClasses === undefined ? "" : words.firms(words.list(term.firmClasses.map((one) => words.classes[one]))),
        term.firstClaimOnly === true ? words.firstClaimOnly : "",
        index > 0 ? words.noneBeforeFits : "",
      ].join(""),
      source: term.source,
    })),
    ...caps.map((term) => ({
      label: labels.cap,
      text: [
        words.cap(rupees(words, term.amountPaise), words.capUnits[term.per], scopeOf(term)),
        givesWay(term, caps, capStandsBefore) ? words.exceptCap(words.capUnits[term.per]) : "",
      ].join(""),
      source: term.source,
    })),
    ...firsts.map((term) => ({ label: labels.first, text: words.first(term.count, words.firstUnits[term.per], scopeOf(term)), source: term.source })),
    ...windows.map((term) => ({
      label: labels.window,
      text: describeWindow(words, term, `${scopeOf(term)}${givesWay(term, windows, standsBefore) ? words.exceptWindow : ""}`),
      source: term.source,
    })),
    ...counts.map((term) => ({ label: labels.visits, ...describeCount(words, term), source: term.source })),
    ...(ceiling === undefined ? [] : [{ label: labels.ceiling, ...describeCeiling(words, ceiling), source: ceiling.source }]),
    ...(membership === undefined
      ? []
      : [
          {
            label: labels.membership,
            text: `${words.membership(membership.months)} ${words.outcomes[membership.outcome]}`,
            source: membership.source,
          },
        ]),
    ...(period === undefined ? [] : [{ label: labels.period, text: describePeriod(words, period), source: period.source }]),
    ...(intent === undefined
      ? []
      : [
          {
            label: intent.before === "event_began" ? labels.notice : labels.intent,
            text: `${words.intent(intent, validityOf(intent))} ${words.outcomes[intent.outcome]}`,
            source: intent.source,
          },
        ]),
    ...(recovery === undefined
      ? []
      : [{ label: labels.recovery, text: words.recovery(recovery.interestPercent, recovery.days), source: recovery.source }]),
    ...documents.map(({ document, maxAgeDays, source }) => ({
      label: labels.document,
      text: `${document}${maxAgeDays === undefined ? "" : words.maxAge(maxAgeDays)}`,
      source,
      ...(maxAgeDays === undefined ? { lang: "en" as const } : language === "hi" && { english: document }),
    })),
    { label: labels.capYear, text: words.capYears[terms.capYear] },
    { label: labels.tax, text: terms.netOfTax ? words.netOfTax : words.withTax },
    { label: labels.rateDay, text: rateDayText(words, terms) },
    { label: labels.rounding, text: words.roundings[terms.rounding] },
    { label: labels.targetDays, text: targetDaysText(words, targetDays) },
    { label: labels.payer, text: words.payers[terms.payer] },
    ...(terms.wording.en === "" ? [] : [{ label: labels.wording, text: terms.wording.en, lang: "en" as const }]),
    ...(terms.wording.hi === "" ? [] : [{ label: labels.wordingInHindi, text: terms.wording.hi, lang: "hi" as const }]),
  ];
}

/** A cost can be without a certificate. */
const chosenByText = (words: Words, { chosenBy }: RuleTerms): string =>
  `${words.chosenBy(words.dates[chosenBy])}${chosenBy === "certificate_issued" ? words.chosenWithoutCertificate : ""}`;
const rateDayText = (words: Words, { rateDay }: RuleTerms): string =>
  `${words.rateDay(words.dates[rateDay])}${rateDay === "certificate_issued" ? words.rateWithoutCertificate : ""}`;

function describeWindow(words: Words, term: WindowTerm, scope: string): string {
  return [
    words.window(term.days, term.counts === "working_days", words.dates[term.from], scope),
    ...(term.countsFirstDay ? [words.countsFirstDay] : []),
    ...(term.onHoliday === "next_working_day" ? [words.nextWorkingDay] : []),
    words.outcomes[term.outcome],
  ].join(" ");
}

type Described = Pick<TermLine, "text" | "english">;

/** What the office wrote in English; it stays so where the language has no words for it. */
function writtenByOffice(words: Words, written: string): Described {
  const text = words.ofOffice(written);
  return text === undefined ? { text: written, english: written } : { text };
}

function describeCount(words: Words, { of, limit, special, outcome }: RuleTerms["counts"][number]): Described {
  const most = of === "same_event_ever" ? words.sameEvent(limit) : words.eventsInYear(limit);
  const end = `${words.locale === "hi" ? "।" : "."} ${words.outcomes[outcome]}`;
  if (special === undefined) return { text: `${most}${end}` };
  const { text: group, ...passage } = writtenByOffice(words, special.group);
  return { text: `${most}${words.special(special.limit, group, special.otherRegion === true ? limit : undefined)}${end}`, ...passage };
}

function describeCeiling(words: Words, { amountPaise, proof, outcome }: NonNullable<RuleTerms["ceiling"]>): Described {
  const most = words.ceiling(rupees(words, amountPaise));
  if (proof === "") return { text: `${most} ${words.outcomes[outcome]}` };
  const { text, ...passage } = writtenByOffice(words, proof);
  return { text: `${most} ${words.proof(text)} ${words.outcomes[outcome]}`, ...passage };
}

const describePeriod = (words: Words, { costsFrom, costsUntil, outcome }: NonNullable<RuleTerms["period"]>): string =>
  `${words.period(costsFrom && formatIndianDate(costsFrom), costsUntil && formatIndianDate(costsUntil))} ${words.outcomes[outcome]}`;

/** What two versions say differently under one label. */
export type TermDifference = { readonly label: string; readonly before: readonly TermLine[]; readonly after: readonly TermLine[] };

const isSame = (a: TermLine, b: TermLine): boolean => a.label === b.label && a.text === b.text && a.source === b.source;

/** The lines that two descriptions do not share, by label. A change of order alone is none; shares have their place in their text. */
export function differencesOf(before: readonly TermLine[], after: readonly TermLine[]): TermDifference[] {
  const gone = before.filter((line) => !after.some((other) => isSame(line, other)));
  const added = after.filter((line) => !before.some((other) => isSame(line, other)));
  const labels = [...new Set([...after, ...before].map(({ label }) => label))];
  const of = (lines: readonly TermLine[], wanted: string) => lines.filter(({ label }) => label === wanted);
  return labels
    .map((label) => ({ label, before: of(gone, label), after: of(added, label) }))
    .filter((difference) => difference.before.length + difference.after.length > 0);
}
