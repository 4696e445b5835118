import { Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useRef, useState } from "react";
import { givenItems, groupFieldName } from "#domain/reimbursements/answers.ts";
import { itemsBefore, itemsOfField, maxItems, missingFacts, tooManyItems, type Item } from "#domain/reimbursements/items.ts";
import type { Option, SchemeItemsField } from "#domain/reimbursements/scheme.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { pagesOf } from "./document-pages.ts";
import { useFieldId } from "./field-id.ts";
import { ItemEditor } from "./item-editor.tsx";
import { factText, itemAmount } from "./item-text.ts";
import { MissingFacts } from "./missing-facts.tsx";
import { newItem } from "./new-item.ts";
import { provingDocuments } from "./proving-documents.ts";
import type { StepContext } from "./step-context.ts";
import { UndoRemoval } from "./undo-removal.tsx";

type ItemsFieldProps = { readonly field: SchemeItemsField; readonly context: StepContext };
type Removed = { readonly item: Item; readonly place: number };

/** The costs of a step: one open at a time, the others one line each. One that was removed can be put back until another is removed. */
export function ItemsField({ field, context }: ItemsFieldProps) {
  const { values, answers, errors, documents, onChange } = context;
  const scheme = schemeOf(context.draft.scheme);
  const fieldId = useFieldId();
  const items = itemsOfField(field, givenItems(values));
  const [openId, setOpenId] = useState<string>();
  const [removed, setRemoved] = useState<Removed>();
  const heading = useRef<HTMLHeadingElement>(null);
  const change = (next: readonly Item[]): void => onChange(field.name, next);

  const proving = provingDocuments(scheme, { ...answers, ...values }, documents);
  const viewOf = (name: string | undefined) => documents.find(({ fieldName }) => fieldName === name);
  const open = proving.filter(({ name }) => viewOf(name)?.isOpen !== false);
  const stored = proving.filter(({ name }) => viewOf(name)?.current !== undefined).map(({ name }) => name);
  const before = itemsBefore(scheme, field, givenItems(answers));
  const others = givenItems(answers).filter((item) => !field.kinds.some(({ kind }) => kind === item["kind"])).length;
  const isItemOpen = (item: Item): boolean => context.items.find(({ id }) => id === item["id"])?.isOpen !== false;
  const hasError = (place: number): boolean => Object.keys(errors).some((name) => name.startsWith(groupFieldName(field.name, place, "")));

  function add(): void {
    const provable = open.map(({ name }) => ({
      fieldName: name,
      pages: viewOf(name)?.current === undefined ? undefined : pagesOf(viewOf(name)).length,
    }));
    const item = newItem(field, {
      values: { [field.name]: items },
      answers: { ...answers, ...withoutItems(field, values) },
      known: context.known,
      documents: provable,
    });
    change([...items, item]);
    setOpenId(item["id"]);
  }
  function remove(place: number): void {
    const item = items[place];
    if (item === undefined) return;
    setRemoved({ item, place });
    change(items.toSpliced(place, 1));
  }
  function putBack({ item, place }: Removed): void {
    change(items.toSpliced(place, 0, item));
    setRemoved(undefined);
    heading.current?.focus();
  }
  const optionsFor = (item: Item): Option[] =>
    proving
      .filter(({ name }) => name === item["document"] || open.some((document) => document.name === name))
      .map(({ name, label }) => ({ value: name, label }));

  return (
    <Stack component="section" gap="sm" aria-labelledby={fieldId(field.name)}>
      <Title order={2} size="h4" id={fieldId(field.name)} ref={heading} tabIndex={-1}>
        {field.label}
      </Title>
      <Text size="sm">
        Costs that are claimed: each receipt is one cost. The council computes from them what can be paid. A cost may be unfinished while you save.
      </Text>
      {errors[field.name] !== undefined && <Text c="var(--portal-error)">{errors[field.name]?.[0]}</Text>}
      {items.map((item, place) =>
        isItemOpen(item) && (item["id"] === openId || hasError(place)) ? (
          <ItemEditor
            key={item["id"]}
            field={field}
            item={item}
            place={place}
            number={before + place + 1}
            documents={optionsFor(item)}
            context={context}
            takesFocus={item["id"] === openId}
            onChange={(changed) => change(items.with(place, changed))}
            onDone={() => {
              setOpenId(undefined);
              heading.current?.focus();
            }}
            onRemove={() => remove(place)}
          />
        ) : (
          <ItemLine
            key={item["id"]}
            name={`${before + place + 1}. ${lineOf(field, item)}`}
            missing={missingFacts(scheme, item, stored).map(({ label }) => label)}
            canChange={isItemOpen(item)}
            onOpen={() => setOpenId(item["id"])}
            onRemove={() => remove(place)}
          />
        ),
      )}
      {removed !== undefined && (
        <UndoRemoval key={removed.item["id"]} text={`Removed: ${lineOf(field, removed.item)}.`} onUndo={() => putBack(removed)} />
      )}
      {open.length > 0 && items.length + others < maxItems && (
        <Group>
          <Button variant="default" onClick={add}>
            {items.length === 0 ? "Add a cost" : "Add another cost"}
          </Button>
        </Group>
      )}
      {items.length + others >= maxItems && <Text size="sm">{tooManyItems}</Text>}
    </Stack>
  );
}

const withoutItems = ({ name }: SchemeItemsField, values: StepContext["values"]) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));

/** Its kind, its country, its amount. */
function lineOf({ kinds }: SchemeItemsField, item: Item): string {
  const kind = kinds.find((one) => one.kind === item["kind"]);
  const chosen = (kind?.facts ?? []).flatMap((fact) => (fact.type === "select" ? (factText(fact, item) ?? []) : []));
  return [kind?.label ?? "Cost", ...chosen, itemAmount(item)].filter(Boolean).join(", ");
}

type ItemLineProps = {
  readonly name: string;
  readonly missing: readonly string[];
  readonly canChange: boolean;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
};

function ItemLine({ name, missing, canChange, onOpen, onRemove }: ItemLineProps) {
  return (
    <Paper withBorder p="sm">
      <Group justify="space-between" gap="xs">
        <div>
          <Text style={{ overflowWrap: "anywhere" }}>{name}</Text>
          {missing.length > 0 && <MissingFacts labels={missing} />}
          {!canChange && (
            <Text size="sm" c="dimmed">
              Closed: only what was flagged can be changed now.
            </Text>
          )}
        </div>
        {canChange && (
          <Group gap="xs">
            <Button variant="default" size="compact-sm" aria-label={`Change ${name}`} onClick={onOpen}>
              Change
            </Button>
            <Button variant="subtle" size="compact-sm" aria-label={`Remove ${name}`} onClick={onRemove}>
              Remove
            </Button>
          </Group>
        )}
      </Group>
    </Paper>
  );
}
