import { createHash } from "node:crypto";
import { z } from "zod";
import { calendarDateInIndia, formatIndianDate } from "#domain/dates.ts";
import { groupByCurrency } from "#domain/indian-figures.ts";
import { radarMessages } from "#domain/radar/messages.ts";
import {
  duplicateReasons,
  isReason,
  keysOf,
  reasonLabels,
  shownFacts,
  type DuplicateReason,
  type KeyKind,
  type PairVerdict,
} from "#domain/radar/reasons.ts";
import { documentsWithFurtherPapers } from "#domain/reimbursements/further-papers.ts";
import { factsOfKind, itemKinds, type Item } from "#domain/reimbursements/items.ts";
import type { ItemFact, Scheme } from "#domain/reimbursements/scheme.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds, type SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { statusText } from "#domain/reimbursements/status-text.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import {
  getScanState,
  pairsOfPage,
  selectKeyPairs,
  selectPageEvidence,
  selectPagePairs,
  selectPairedClaims,
  selectPairVerdicts,
  selectProofFiles,
  type KeyPair,
  type PageEvidence,
  type PagePair,
  type PairedClaim,
  type PairVerdictRow,
  type ProofFile,
} from "#db/queries/duplicates.ts";
import { selectItemsOf } from "#db/queries/radar.ts";
import type { ReimbursementRow } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { getVisibleReimbursement } from "../dossiers/visible-reimbursement.ts";
import { ReimbursementId } from "../reimbursements/inputs.ts";

export const ListDuplicatesInput = z.object({ reimbursementId: ReimbursementId });
export type ListDuplicatesInput = z.infer<typeof ListDuplicatesInput>;

/** A page that can be opened as a picture; `document` is its label. */
export type ComparedPage = {
  readonly reimbursementId: string;
  readonly fileId: string;
  readonly page: number;
  readonly document: string;
  readonly fileName: string;
};
/** Two pages next to each other. What this reader may not open, or what is not there, is absent. */
export type PagesCompared = { readonly mine: ComparedPage | undefined; readonly theirs: ComparedPage | undefined };
export type ComparedFact = { readonly label: string; readonly mine: string; readonly theirs: string };
export type GivenVerdictView = {
  readonly verdict: PairVerdict;
  readonly remark: string;
  readonly byName: string;
  readonly at: Date;
  /** The documents or items have changed since. */
  readonly isOutdated: boolean;
};

/** A reason why this claim and another one may ask for the same. */
export type DuplicateLine = {
  readonly reason: DuplicateReason;
  readonly label: string;
  readonly otherId: string;
  readonly otherScheme: SchemeKind;
  readonly otherFirm: string;
  readonly isSameFirm: boolean;
  readonly otherStatus: string;
  readonly otherSubmittedOn: string;
  /** False for an officer of DGFT whom the other claim has not reached. */
  readonly canOpenOther: boolean;
  /** The documents of this claim that the reason is about; of items those that prove them. */
  readonly fieldNames: readonly string[];
  readonly facts: readonly ComparedFact[];
  readonly pages: readonly PagesCompared[];
  /** What the reason rests on, for `judgeDuplicate`. */
  readonly evidence: string;
  /** The newest first; the first counts. */
  readonly verdicts: readonly GivenVerdictView[];
};

export type DuplicatesView = {
  readonly lines: readonly DuplicateLine[];
  /** What an officer has to know about the list. */
  readonly remarks: readonly string[];
};

/**
 * What a claim has in common with others, across firms, years and schemes, with what officers said of it. For the council and DGFT only; DGFT
 * sees pages of claims that were forwarded to it, of others only the facts.
 * @throws not_found (unknown, or not this reader's)
 * @source money.md 7
 */
export async function listDuplicates(ctx: AppContext, { reimbursementId }: ListDuplicatesInput): Promise<DuplicatesView> {
  const actor = authorize(ctx.actor, "radar.read");
  const row = await getVisibleReimbursement(ctx.db, actor, reimbursementId);
  const [{ lines, inMany, isCut }, { waiting, unreadable }] = await Promise.all([
    duplicatesOf(ctx.db, row, actor.role === "DGFT_ADMIN" ? "dgft" : "council"),
    getScanState(ctx.db, row.id),
  ]);
  const remarks = [
    ...(waiting > 0 ? [radarMessages.stillLooking] : []),
    ...(unreadable.length > 0 ? [radarMessages.unreadable(unreadable)] : []),
    ...(inMany.length > 0 ? [radarMessages.inMany(inMany, pairsOfPage)] : []),
    ...(isCut ? [radarMessages.notAll] : []),
  ];
  return { lines, remarks };
}

/** The lines of a claim, its files that are in more claims than these lines say, and whether pages of other files or numbers are left out, too. */
type Duplicates = { readonly lines: readonly DuplicateLine[]; readonly inMany: readonly string[]; readonly isCut: boolean };

/** What a claim has in common with others, for one reader. */
export async function duplicatesOf(db: Db | Tx, row: ReimbursementRow, reader: "council" | "dgft"): Promise<Duplicates> {
  const owner = { id: row.id, firmId: row.firmId, scheme: row.scheme, standing };
  const [keyPairs, pagePairs, verdicts] = await Promise.all([selectKeyPairs(db, row.id), selectPagePairs(db, owner), selectPairVerdicts(db, row.id)]);
  const otherIds = [...new Set([...keyPairs, ...pagePairs].map(({ otherId }) => otherId))];
  if (otherIds.length === 0) return { lines: [], inMany: [], isCut: false };
  const ofItems = [...new Set(keyPairs.map(({ otherId }) => otherId))];
  const [claims, pageEvidence, items, proofs] = await Promise.all([
    selectPairedClaims(db, otherIds),
    selectPageEvidence(db, owner, [...new Set(pagePairs.map(({ otherId }) => otherId))]),
    selectItemsOf(db, ofItems.length === 0 ? [] : [row.id, ...ofItems]),
    selectProofFiles(db, ofItems.length === 0 ? [] : [row.id, ...ofItems]),
  ]);
  const found = { row, reader, claims, items, proofs, verdicts };
  const lines = [...linesOfPages(found, pagePairs, pageEvidence), ...linesOfItems(found, keyPairs)].toSorted(
    (one, other) => rankOf(one) - rankOf(other) || (one.otherId < other.otherId ? 1 : -1),
  );
  const inMany = [...new Set(pagePairs.flatMap(({ isCut, fileName }) => (isCut ? [fileName] : [])))];
  return { lines, inMany, isCut: [...keyPairs, ...pagePairs].some(({ isListCut }) => isListCut) };
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group === undefined) groups.set(keyOf(one), [one]);
    else group.push(one);
  }
  return groups;
}

type Found = {
  readonly row: ReimbursementRow;
  readonly reader: "council" | "dgft";
  readonly claims: ReadonlyMap<string, PairedClaim>;
  readonly items: ReadonlyMap<string, Item>;
  readonly proofs: readonly ProofFile[];
  readonly verdicts: readonly PairVerdictRow[];
};

/** What nobody has judged stands first, then the strongest reason. */
const rankOf = ({ reason, verdicts: [newest] }: DuplicateLine): number =>
  duplicateReasons.indexOf(reason) + (newest === undefined || newest.isOutdated ? 0 : duplicateReasons.length);

/** Pairs with the same result belong to one line. */
const lineOfPair = ({ otherId, bits }: PageEvidence): string => `${otherId} ${bits === null ? "same_file" : "look_alike"}`;

/** `all` also has the pairs that the list leaves out, so a verdict does not go out of date when newer claims push a pair out of the list. */
function linesOfPages(found: Found, pairs: readonly PagePair[], all: readonly PageEvidence[]): DuplicateLine[] {
  const evidenceOf = grouped(all, lineOfPair);
  return [...grouped(pairs, lineOfPair)].flatMap(([line, group]) => {
    const [first] = group;
    const claim = first && found.claims.get(first.otherId);
    if (first === undefined || claim === undefined) return [];
    const pages = group.map((pair) => ({ mine: ownPage(found.row, pair), theirs: maySee(found, claim) ? otherPage(claim, pair) : undefined }));
    const evidence = (evidenceOf.get(line) ?? []).map((pair) => `${pair.fileId}/${pair.page}=${pair.otherFileId}/${pair.otherPage}`);
    const fieldNames = [...new Set(group.map(({ fieldName }) => fieldName))];
    return [lineOf(found, claim, { reason: first.bits === null ? "same_file" : "look_alike", fieldNames, facts: [], pages, evidence })];
  });
}

/** The documents that a firm gives with each of its claims, as "scheme/field". */
const standing = schemeKinds.flatMap((kind) =>
  documentsWithFurtherPapers(schemeOf(kind), []).flatMap(({ field }) => (field.isStanding === true ? [`${kind}/${field.name}`] : [])),
);

const documentLabel = (scheme: Scheme, fieldName: string): string =>
  documentsWithFurtherPapers(scheme, []).find(({ field }) => field.name === fieldName)?.field.label ?? "Further paper";

const ownPage = ({ id, scheme }: ReimbursementRow, { fieldName, fileId, fileName, page }: PagePair): ComparedPage => ({
  reimbursementId: id,
  fileId,
  page,
  document: documentLabel(schemeOf(scheme), fieldName),
  fileName,
});

const otherPage = ({ id, scheme }: PairedClaim, { otherFieldName, otherFileId, otherFileName, otherPage: page }: PagePair): ComparedPage => ({
  reimbursementId: id,
  fileId: otherFileId,
  page,
  document: documentLabel(schemeOf(scheme), otherFieldName),
  fileName: otherFileName,
});

const maySee = ({ reader }: Found, claim: PairedClaim): boolean => reader === "council" || claim.wasForwarded;

function linesOfItems(found: Found, pairs: readonly KeyPair[]): DuplicateLine[] {
  const reasons = pairs.flatMap((pair) => {
    const claim = found.claims.get(pair.otherId);
    const mine = found.items.get(`${found.row.id}/${pair.itemId}`);
    const theirs = found.items.get(`${pair.otherId}/${pair.otherItemId}`);
    // An item that was taken out since is no reason any more, and neither is one whose number was changed.
    if (claim === undefined || mine === undefined || theirs === undefined || !haveKey(pair.kind, mine, theirs)) return [];
    const isSameFirm = claim.firmId === found.row.firmId;
    return isReason(pair.kind, { mine, theirs, isSameFirm }, isYearly) ? [{ pair, claim, mine, theirs }] : [];
  });
  const groups = grouped(reasons, ({ pair }) => `${pair.otherId} ${pair.kind}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { claim, pair } = first;
    const pages = group.map(({ mine, theirs }) => ({
      mine: proofOf(found, found.row, mine),
      theirs: maySee(found, claim) ? proofOf(found, claim, theirs) : undefined,
    }));
    const evidence = group.map(({ mine, theirs }) => JSON.stringify([mine, theirs]));
    const fieldNames = [...new Set(group.flatMap(({ mine }) => mine["document"] ?? []))];
    const facts = factsOf(found.row.scheme, claim.scheme, first);
    return [lineOf(found, claim, { reason: pair.kind, fieldNames, facts, pages: distinct(pages), evidence })];
  });
}

/** Whether both items still have the key. The stored keys are those of the last scan. */
function haveKey(kind: KeyKind, mine: Item, theirs: Item): boolean {
  const keyIn = (item: Item): string | undefined => keysOf(item).find((each) => each.kind === kind)?.key;
  const key = keyIn(mine);
  return key !== undefined && key === keyIn(theirs);
}

const isYearly = ({ kind }: Item): boolean => yearlyKinds.has(kind ?? "");
const yearlyKinds = new Set(schemeKinds.flatMap((kind) => itemKinds(schemeOf(kind)).flatMap((each) => (each.isYearly === true ? [each.kind] : []))));

/** The page that proves an item; the first page of its document where none is named. */
function proofOf({ proofs }: Found, { id, scheme }: { readonly id: string; readonly scheme: SchemeKind }, item: Item): ComparedPage | undefined {
  const { document = "", page } = item;
  const files = proofs.filter(({ reimbursementId, fieldName }) => reimbursementId === id && fieldName === document);
  let number = Math.max(1, Number(page ?? 1));
  for (const { fileId, fileName, pages } of files) {
    if (number <= pages) return { reimbursementId: id, fileId, page: number, document: documentLabel(schemeOf(scheme), document), fileName };
    number -= pages;
  }
  return undefined;
}

const distinct = (pages: readonly PagesCompared[]): PagesCompared[] => [
  ...new Map(pages.map((pair) => [`${pair.mine?.fileId} ${pair.mine?.page} ${pair.theirs?.fileId} ${pair.theirs?.page}`, pair])).values(),
];

function factsOf(
  mineScheme: SchemeKind,
  theirScheme: SchemeKind,
  { pair, mine, theirs }: { pair: KeyPair; mine: Item; theirs: Item },
): readonly ComparedFact[] {
  return shownFacts[pair.kind].flatMap((name) => {
    const [one = "", other = ""] = [mine[name], theirs[name]];
    if (one === "" && other === "") return [];
    const fact = findFact(mineScheme, name) ?? findFact(theirScheme, name);
    return [{ label: fact?.label ?? name, mine: factText(fact, one, mine["currency"]), theirs: factText(fact, other, theirs["currency"]) }];
  });
}

const findFact = (scheme: SchemeKind, name: string): ItemFact | undefined =>
  itemKinds(schemeOf(scheme))
    .flatMap(factsOfKind)
    .find((fact) => fact.name === name);

/** A fact as people read it: dates as in India, amounts as their currency has them, the label of a choice. */
function factText(fact: ItemFact | undefined, value: string, currency: string | undefined): string {
  if (fact === undefined || value === "") return value;
  if (fact.type === "date") return formatIndianDate(value);
  if (fact.type === "select") return fact.options.find((option) => option.value === value)?.label ?? value;
  return fact.figure === "decimal" ? groupByCurrency(value, currency) : value;
}

type Reason = {
  readonly reason: DuplicateReason;
  readonly fieldNames: readonly string[];
  readonly facts: readonly ComparedFact[];
  readonly pages: readonly PagesCompared[];
  readonly evidence: readonly string[];
};

function lineOf(
  { row, reader, verdicts, ...found }: Found,
  claim: PairedClaim,
  { reason, fieldNames, facts, pages, evidence }: Reason,
): DuplicateLine {
  const digest = createHash("sha256")
    .update(evidence.map(inOrder(row.id, claim.id)).toSorted().join("\n"))
    .digest("hex");
  const canOpenOther = maySee({ row, reader, verdicts, ...found }, claim);
  // What is said of a claim that the reader may not open is for those who may.
  const given = verdicts.filter((each) => canOpenOther && each.reason === reason && (each.firstId === claim.id || each.secondId === claim.id));
  return {
    reason,
    label: reasonLabels[reason],
    otherId: claim.id,
    otherScheme: claim.scheme,
    otherFirm: claim.firmName,
    isSameFirm: claim.firmId === row.firmId,
    // Why the council closed a claim is for those who may open it.
    otherStatus: canOpenOther || claim.state !== "CLOSED" ? statusText(claim, reader) : "Closed",
    otherSubmittedOn: calendarDateInIndia(claim.submittedAt),
    canOpenOther,
    fieldNames,
    facts,
    pages,
    evidence: digest,
    verdicts: given.map(({ verdict, remark, actorName, at, evidence: seen }) => ({
      verdict,
      remark,
      byName: actorName,
      at,
      isOutdated: seen !== digest,
    })),
  };
}

/** The evidence reads the same from both claims. */
const inOrder =
  (id: string, otherId: string) =>
  (evidence: string): string => {
    if (id < otherId) return evidence;
    if (evidence.startsWith("[")) return JSON.stringify((JSON.parse(evidence) as unknown[]).toReversed()); // what linesOfItems wrote
    return evidence.split("=").toReversed().join("=");
  };
