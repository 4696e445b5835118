import { Button, Fieldset, Group, SimpleGrid, Stack } from "@mantine/core";
import { useEffect, useRef } from "react";
import { groupFieldName } from "#domain/reimbursements/answers.ts";
import { factsOfKind, type Item } from "#domain/reimbursements/items.ts";
import { withEvent } from "#domain/reimbursements/offered-events.ts";
import type { ItemFact, Option, SchemeItemsField } from "#domain/reimbursements/scheme.ts";
import { SelectField, TextField, type FieldProps } from "../../components/fields.tsx";
import { SearchSelectField } from "../../components/search-select-field.tsx";
import { useFieldId } from "./field-id.ts";
import { ItemPageField } from "./item-page-field.tsx";
import { onlyPage } from "./new-item.ts";
import { pagesOf } from "./document-pages.ts";
import { SimpleInput } from "./simple-input.tsx";
import type { StepContext } from "./step-context.ts";
import { isEventName, useOfferedEvents } from "./use-offered-events.ts";

/** A list that is longer is searched by typing. */
const longestList = 20;

type ItemEditorProps = {
  readonly field: SchemeItemsField;
  readonly item: Item;
  /** In the list of the field, from 0, for the names of its errors. */
  readonly place: number;
  /** In the claim, from 1, as it is shown. */
  readonly number: number;
  /** The documents that may prove it. */
  readonly documents: readonly Option[];
  readonly context: Pick<StepContext, "errors" | "documents"> & { readonly draft: Pick<StepContext["draft"], "id"> };
  /** False where it is open because something in it is wrong: the focus is elsewhere then. */
  readonly takesFocus: boolean;
  /** What the first button says. */
  readonly doneLabel?: string;
  readonly onChange: (item: Item) => void;
  readonly onDone: () => void;
  readonly onRemove: () => void;
};

/** One cost being typed: its kind, its facts, what was paid, and its proof. */
export function ItemEditor({
  field,
  item,
  place,
  number,
  documents,
  context,
  takesFocus,
  doneLabel = "Done with this cost",
  onChange,
  onDone,
  onRemove,
}: ItemEditorProps) {
  const fieldId = useFieldId();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector<HTMLElement>("input, select")?.focus();
  }, [takesFocus]);
  const kind = field.kinds.find((one) => one.kind === item["kind"]);
  const events = useOfferedEvents(kind?.facts.some(isEventName) === true);
  const change = (facts: Item): void => onChange(withoutBlanks({ ...item, ...facts }));
  const partOf = (name: string) => {
    const nameInErrors = groupFieldName(field.name, place, name);
    return {
      id: fieldId(nameInErrors),
      error: context.errors[nameInErrors]?.[0],
      value: item[name] ?? "",
      onChange: (value: string) => change({ [name]: value }),
    };
  };
  const partOfFact = (fact: ItemFact) => {
    const part = partOf(fact.name);
    return isEventName(fact) ? { ...part, onChange: (title: string) => onChange(withoutBlanks(withEvent(item, title, events))) } : part;
  };
  const proof = context.documents.find(({ fieldName }) => fieldName === item["document"]);
  const changeDocument = (name: string): void => {
    const { page: _, ...others } = item;
    const pages = pagesOf(context.documents.find(({ fieldName }) => fieldName === name)).length;
    onChange(withoutBlanks({ ...others, document: name, ...onlyPage({ fieldName: name, pages }) }));
  };
  return (
    <Fieldset ref={box} legend={`Cost ${number}${kind === undefined ? "" : `: ${kind.label}`}`}>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          {field.kinds.length > 1 && (
            <SelectField
              {...partOf("kind")}
              label="Kind of cost"
              options={field.kinds.map(({ kind: value, label }) => ({ value, label }))}
              // An item always has a kind.
              onChange={(value) => value !== "" && change({ kind: value })}
            />
          )}
          {kind !== undefined && factsOfKind(kind).map((fact) => <FactInput key={fact.name} fact={fact} part={partOfFact(fact)} />)}
          <SelectField {...partOf("document")} label="Document that proves it" options={documents} onChange={changeDocument} />
          <ItemPageField {...partOf("page")} reimbursementId={context.draft.id} document={proof} />
        </SimpleGrid>
        <Group gap="sm">
          <Button variant="default" size="sm" onClick={onDone}>
            {doneLabel}
          </Button>
          <Button variant="subtle" size="sm" onClick={onRemove}>
            Remove this cost
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}

const withoutBlanks = (item: Item): Item => Object.fromEntries(Object.entries(item).filter(([, value]) => value !== ""));

type Part = Pick<FieldProps, "id" | "value" | "onChange"> & { readonly error: string | undefined };

function FactInput({ fact, part }: { fact: ItemFact; part: Part }) {
  const common = { ...part, label: fact.label, isOptional: !fact.isNeeded };
  if (fact.figure !== undefined && fact.type === "text")
    return <TextField {...common} inputMode={fact.figure === "decimal" ? "decimal" : "numeric"} maxLength={fact.maxLength} autoComplete="off" />;
  if (fact.type === "select" && fact.options.length > longestList) return <SearchSelectField {...common} options={fact.options} />;
  return <SimpleInput {...part} field={fact} firmName="" isOptional={!fact.isNeeded} />;
}
