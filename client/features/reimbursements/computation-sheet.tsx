import { Anchor, Group, Paper, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { council } from "#domain/council.ts";
import { sheetPath } from "#domain/reimbursements/addresses.ts";
import { itemKinds } from "#domain/reimbursements/items.ts";
import { paymentTexts, taxText } from "#domain/reimbursements/payment-text.ts";
import { nothingProved, provedRows } from "#domain/reimbursements/proved-facts.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { capRows, claimedText, ownFigureSentences, rateText } from "#domain/reimbursements/sheet-table.ts";
import { amountInWords } from "#domain/rules/amount-words.ts";
import { DataList, type Column } from "../../components/data-list.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatDate, formatPaise } from "../../shared/format.ts";
import { CheckLines, otherReasons, ownReason } from "./check-lines.tsx";
import { ItemProof } from "./item-proof.tsx";
import { itemSubject } from "./item-text.ts";
import { MissingFacts } from "./missing-facts.tsx";
import type { ReimbursementView, SheetLine } from "./views.ts";

type ComputationSheetProps = {
  readonly view: ReimbursementView;
  /** What this reader may do about one item. */
  readonly actionOf?: (line: SheetLine) => ReactNode;
  /** What this reader may do about the items. */
  readonly children?: ReactNode;
  /** True on the page that shows nothing else. */
  readonly isAlone?: boolean;
};

/** From the costs to the amount: each item with its proof, what the rules say, and the totals. Says so when there are no costs. */
export function ComputationSheet({ view, actionOf, children, isAlone = false }: ComputationSheetProps) {
  const { sheet } = view;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="computation">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4" id="computation" tabIndex={-1}>
          {isAlone ? `${view.firm.name}, ${view.status}` : "Computation sheet"}
        </Title>
        {sheet !== undefined && !isAlone && (
          <Group gap="md">
            <Anchor component={Link} to={sheetPath(view.reader, view.scheme, view.id)} size="sm">
              Open for printing
            </Anchor>
            <SheetDownload id={view.id} />
          </Group>
        )}
      </Group>
      {sheet === undefined ? (
        <Text>Amounts not given: this reimbursement names no costs.</Text>
      ) : (
        <Stack gap="md">
          <DataList
            caption="Costs"
            isCaptionUnseen
            columns={columnsOf(view, actionOf)}
            rows={sheet.lines}
            rowKey={({ itemId }) => itemId}
            emptyTitle="No costs"
          />
          <SummaryCard rows={totalsOf(view)} />
          <Sources lines={sheet.lines} filedOn={sheet.filedOn} />
        </Stack>
      )}
      {children}
    </Paper>
  );
}

/** The sheet as a spreadsheet. */
export const SheetDownload = ({ id }: { id: string }) => (
  <Anchor href={`/exports/computations/${id}.xlsx`} download size="sm">
    Download as xlsx
  </Anchor>
);

function columnsOf(view: ReimbursementView, actionOf: ComputationSheetProps["actionOf"]): Column<SheetLine>[] {
  return [
    {
      key: "cost",
      label: "Cost",
      show: (line) => (
        <>
          <Cost view={view} line={line} />
          {actionOf?.(line)}
        </>
      ),
    },
    { key: "proof", label: "Proof", show: ({ item }) => <ItemProof view={view} facts={item} /> },
    { key: "claimed", label: "Claimed", show: (line) => <Claimed line={line} />, isFigure: true },
    { key: "rules", label: "Rules and reasons", show: (line) => <Rules line={line} />, width: "long" },
    ...(view.showsRecommendation
      ? [{ key: "recommended", label: "Recommended", show: ({ recommendedPaise }: SheetLine) => <Amount paise={recommendedPaise} />, isFigure: true }]
      : []),
    ...(view.sanctionedPaise === null
      ? []
      : [{ key: "sanctioned", label: "Sanctioned", show: ({ sanctionedPaise }: SheetLine) => <Amount paise={sanctionedPaise} />, isFigure: true }]),
  ];
}

const Amount = ({ paise }: { paise: number | null }) => <Unbroken>{formatPaise(paise)}</Unbroken>;

function Cost({ view, line: { itemId, item, label } }: { view: ReimbursementView; line: SheetLine }) {
  const { words, dates } = itemSubject(itemKinds(schemeOf(view.scheme)), item);
  const own = view.items.find(({ id }) => id === itemId);
  const place = view.items.findIndex(({ id }) => id === itemId) + 1;
  return (
    <>
      {place}. {label}
      {words.length > 0 && `: ${words.join(", ")}`}
      <Small>{[...dates, ...paymentTexts(item)].join("; ")}</Small>
      {own?.enteredBy === "council" && <Small>Entered by {council.shortName}</Small>}
      {own !== undefined && own.missing.length > 0 && <MissingFacts labels={own.missing.map((fact) => fact.label)} />}
    </>
  );
}

function Claimed({ line: { item, rate, claimedPaise } }: { line: SheetLine }) {
  const tax = taxText(item);
  return (
    <>
      {item["currency"] !== "INR" && <Unbroken>{claimedText(item)}</Unbroken>}
      {rate !== undefined && item["currency"] !== "INR" && <Small>{rateText(item, rate)}</Small>}
      <div>
        <Amount paise={claimedPaise} />
      </div>
      {tax !== undefined && <Small>{tax}</Small>}
    </>
  );
}

function Rules({ line }: { line: SheetLine }) {
  const { checks, admissiblePaise, sharePercent, capPaise, sanctionReason } = line;
  const terms = [
    ...(admissiblePaise === null ? [] : [`Admissible ${formatPaise(admissiblePaise)}`]),
    ...(sharePercent === null ? [] : [`share ${sharePercent} percent`]),
    ...(capPaise === null ? [] : [`cap ${formatPaise(capPaise)}`]),
  ];
  const joined = terms.join(", ");
  const sentences = joined === "" ? [] : [`${joined.charAt(0).toUpperCase()}${joined.slice(1)}.`];
  return (
    <>
      <CheckLines checks={checks} />
      {[...sentences, ...otherReasons(line), ...ownFigureSentences(line), ...ownReason(line)].map((text) => (
        <Text key={text} size="sm">
          {text}
        </Text>
      ))}
      {sanctionReason !== null && <Text size="sm">Reason of DGFT: {sanctionReason}</Text>}
    </>
  );
}

function totalsOf(view: ReimbursementView) {
  const { claimedPaise, recommendedPaise, sanctionedPaise, sheet } = view;
  const inWords = (paise: number | null) => (paise === null ? formatPaise(paise) : `${formatPaise(paise)} (${amountInWords(paise)})`);
  return [
    { label: "Claimed", value: formatPaise(claimedPaise) },
    ...provedRows(sheet?.proved ?? nothingProved),
    ...(sheet === undefined ? [] : capRows(sheet).map(({ label, paise }) => ({ label, value: formatPaise(paise) }))),
    ...(view.showsRecommendation ? [{ label: "Recommended", value: inWords(recommendedPaise) }] : []),
    ...(sanctionedPaise === null ? [] : [{ label: "Sanctioned", value: inWords(sanctionedPaise) }]),
  ];
}

/** The rules behind the figures, each version once. */
function Sources({ lines, filedOn }: { lines: readonly SheetLine[]; filedOn: string }) {
  const versions = new Map<number, Set<string>>();
  for (const { ruleNumber, sources } of lines)
    if (ruleNumber !== undefined) versions.set(ruleNumber, new Set([...(versions.get(ruleNumber) ?? []), ...sources]));
  const isConverted = lines.some(({ rate, item }) => rate !== undefined && item["currency"] !== "INR");
  return (
    <div>
      <Small>
        Filed on {formatDate(filedOn)}.{" "}
        {isConverted ? "Foreign amounts are converted to the paisa; after share and caps each item is rounded once." : "Each item is rounded once."}
      </Small>
      {[...versions].map(([number, sources]) => (
        <Small key={number}>
          Rule version {number}
          {sources.size > 0 && `: ${[...sources].join("; ")}`}
        </Small>
      ))}
    </div>
  );
}

const Small = ({ children }: { children: ReactNode }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);
