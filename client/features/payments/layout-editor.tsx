import { Alert, Button, Fieldset, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { cuttableValues, layoutValueNames, layoutValues, maxLayoutColumns } from "#domain/payments/bank-layout.ts";
import { CheckboxField, SelectField, TextField } from "../../components/fields.tsx";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import { Section } from "../../components/section.tsx";
import { failureOf, trpc, type CallFailure } from "../../lib/trpc.ts";
import type { Layout } from "./batch-views.ts";
import { blankColumn, layoutFieldId, layoutIn, readLayoutForm, type ColumnForm, type LayoutForm } from "./layout-form.ts";
import { LayoutPreview } from "./layout-preview.tsx";

type LayoutEditorProps = {
  /** Undefined for a new one. */
  readonly stored: Layout | undefined;
  readonly first: LayoutForm;
  readonly canChange: boolean;
  readonly onSaved: (message: string) => void;
};

/** Writes a layout as a form, with what its file looks like. */
export function LayoutEditor({ stored, first, canChange, onSaved }: LayoutEditorProps) {
  const utils = trpc.useUtils();
  const [form, setForm] = useState(first);
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const [attempt, setAttempt] = useState(0);
  /** What the save led to. The page is left once the form counts as saved, so that nothing asks whether to leave it. */
  const [outcome, setOutcome] = useState<string>();
  const isDirty = form !== first && outcome === undefined;
  const done = {
    onSuccess: async ({ message }: { readonly message: string }) => {
      await utils.payments.batches.layouts.invalidate();
      setOutcome(message);
    },
    onError: (error: unknown) => {
      setFailure(failureOf(error));
      setAttempt((tries) => tries + 1);
    },
  };
  const save = trpc.payments.batches.layouts.save.useMutation(done);
  const retire = trpc.payments.batches.layouts.retire.useMutation(done);
  useEffect(() => {
    if (outcome !== undefined) onSaved(outcome);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each outcome
  }, [outcome]);
  const isBusy = save.isPending || retire.isPending;
  const { layout, problems: found } = readLayoutForm(form);
  const nameProblem = failure?.fields["name"]?.join(" ") ?? (form.name.trim() === "" ? "Enter the name" : undefined);
  const problems: Problems = isAsked ? { ...(nameProblem !== undefined && { name: nameProblem }), ...found } : {};
  const isStale = failure?.code === "stale_version";

  function submit(): void {
    if (isBusy) return;
    setFailure(undefined);
    setAsked(true);
    setAttempt((tries) => tries + 1);
    if (layout === undefined || form.name.trim() === "") return;
    save.mutate({ ...(stored !== undefined && { stored: { id: stored.id, version: stored.version } }), name: form.name, layout: layoutIn(form) });
  }
  const change = (part: Partial<LayoutForm>): void => {
    setFailure(undefined);
    setForm((before) => ({ ...before, ...part }));
  };
  const changeColumn = (place: number, part: Partial<ColumnForm>): void =>
    change({ columns: form.columns.map((column, at) => (at === place ? { ...column, ...part } : column)) });
  const move = (place: number, to: number): void => {
    const columns = form.columns.filter((_, at) => at !== place);
    const moved = form.columns[place];
    if (moved !== undefined) change({ columns: [...columns.slice(0, to), moved, ...columns.slice(to)] });
  };
  const remove = (place: number): void => {
    // The button that has the focus goes with its column.
    const neighbour = place + 1 < form.columns.length ? place + 1 : place - 1;
    document.getElementById(layoutFieldId(`columns.${neighbour}.heading`))?.focus();
    change({ columns: form.columns.filter((_, at) => at !== place) });
  };
  return (
    <Stack gap="lg">
      {failure !== undefined && (isStale || Object.keys(problems).length === 0) ? (
        <SaveNotice tone="error" title={failure.message} attempt={attempt} />
      ) : (
        <ErrorSummary problems={Object.entries(problems).map(([field, text]) => ({ text, fieldId: layoutFieldId(field) }))} attempt={attempt} />
      )}
      <Section title="The file">
        <FileFields form={form} problems={problems} onChange={change} />
      </Section>
      <Section title="Preview">
        <LayoutPreview layout={layout} />
      </Section>
      <Section title="Columns" id={layoutFieldId("columns")}>
        <Stack gap="md">
          {form.format === "fixed_width" && (
            <Text size="sm">Start is the place of the first character in the line, counted from 1. Width is the number of characters.</Text>
          )}
          {problems["columns"] !== undefined && <Alert color="red" role="alert" title={problems["columns"]} />}
          {form.columns.map((column, place) => (
            <ColumnFields
              key={column.key}
              column={column}
              place={place}
              isFixed={form.format === "fixed_width"}
              problems={problems}
              onChange={(part) => changeColumn(place, part)}
              onRemove={form.columns.length > 1 ? () => remove(place) : undefined}
              onUp={place > 0 ? () => move(place, place - 1) : undefined}
              onDown={place < form.columns.length - 1 ? () => move(place, place + 1) : undefined}
            />
          ))}
          {form.columns.length < maxLayoutColumns && (
            <div>
              <Button variant="default" onClick={() => change({ columns: [...form.columns, blankColumn()] })}>
                Add a column
              </Button>
            </div>
          )}
        </Stack>
      </Section>
      {canChange && (
        <Group>
          <Button aria-disabled={isBusy} onClick={submit}>
            {save.isPending ? "Saving..." : "Save the layout"}
          </Button>
          {stored !== undefined && (
            <Button
              variant="default"
              aria-disabled={isBusy || isDirty}
              data-disabled={isDirty || undefined}
              aria-describedby={isDirty ? "layout-offer-needs" : undefined}
              onClick={() => !isBusy && !isDirty && retire.mutate({ id: stored.id, version: stored.version, isRetired: !stored.isRetired })}
            >
              {stored.isRetired ? "Offer it again" : "Offer it no longer"}
            </Button>
          )}
          {stored !== undefined && isDirty && (
            <Text id="layout-offer-needs" size="sm">
              Save the layout first.
            </Text>
          )}
        </Group>
      )}
      <LeaveGuard isDirty={isDirty} text="What you changed in this layout is not saved yet." />
    </Stack>
  );
}

type Problems = Readonly<Record<string, string>>;
const fieldOf = (field: string, problems: Problems) => {
  const error = problems[field];
  return { id: layoutFieldId(field), ...(error !== undefined && { error }) };
};

const formats = [
  { value: "csv", label: "csv: values with a separator between them" },
  { value: "fixed_width", label: "Fixed width: each value at its place in the line" },
];
const separators = [
  { value: ",", label: "Comma" },
  { value: ";", label: "Semicolon" },
  { value: "|", label: "Vertical bar" },
  { value: "\t", label: "Tab" },
];
const lineEnds = [
  { value: "\r\n", label: "Windows (CR LF)" },
  { value: "\n", label: "Unix (LF)" },
];

type FileFieldsProps = { readonly form: LayoutForm; readonly problems: Problems; readonly onChange: (part: Partial<LayoutForm>) => void };

function FileFields({ form, problems, onChange }: FileFieldsProps) {
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextField {...fieldOf("name", problems)} label="Name" maxLength={80} value={form.name} onChange={(name) => onChange({ name })} />
        <SelectField
          {...fieldOf("format", problems)}
          label="Format"
          options={formats}
          value={form.format}
          onChange={(value) => onChange({ format: value === "csv" ? "csv" : "fixed_width" })}
        />
        {form.format === "csv" && (
          <SelectField
            {...fieldOf("separator", problems)}
            label="Separator"
            options={separators}
            value={form.separator}
            onChange={(value) => onChange({ separator: value === ";" || value === "|" || value === "\t" ? value : "," })}
          />
        )}
        <SelectField
          {...fieldOf("lineEnd", problems)}
          label="End of a line"
          options={lineEnds}
          value={form.lineEnd}
          onChange={(value) => onChange({ lineEnd: value === "\n" ? "\n" : "\r\n" })}
        />
      </SimpleGrid>
      <CheckboxField
        {...fieldOf("hasHeadings", problems)}
        label="The first line has the headings"
        isChecked={form.hasHeadings}
        onChange={(hasHeadings) => onChange({ hasHeadings })}
      />
    </Stack>
  );
}

const valueOptions = layoutValueNames.map((value) => ({ value, label: layoutValues[value] }));
const alignOptions = [
  { value: "left", label: "Left" },
  { value: "right", label: "Right" },
];
const fillOptions = [
  { value: " ", label: "Blanks" },
  { value: "0", label: "Zeros" },
];

type ColumnFieldsProps = {
  readonly column: ColumnForm;
  readonly place: number;
  readonly isFixed: boolean;
  readonly problems: Problems;
  readonly onChange: (part: Partial<ColumnForm>) => void;
  readonly onRemove: (() => void) | undefined;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
};

function ColumnFields({ column, place, isFixed, problems, onChange, onRemove, onUp, onDown }: ColumnFieldsProps) {
  const field = (name: keyof ColumnForm) => fieldOf(`columns.${place}.${name}`, problems);
  const name = `column ${place + 1}`;
  return (
    <Fieldset legend={`Column ${place + 1}`}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: column.value === "constant" ? 3 : 2 }}>
          <TextField {...field("heading")} label="Heading" maxLength={60} value={column.heading} onChange={(heading) => onChange({ heading })} />
          <SelectField
            {...field("value")}
            label="Value"
            options={valueOptions}
            value={column.value}
            onChange={(value) => onChange({ value: layoutValueNames.find((each) => each === value) ?? "reference" })}
          />
          {column.value === "constant" && (
            <TextField {...field("text")} label="Text" maxLength={60} value={column.text} onChange={(text) => onChange({ text })} />
          )}
        </SimpleGrid>
        {isFixed && (
          <SimpleGrid cols={{ base: 2, sm: 4 }}>
            <TextField
              {...field("start")}
              label="Start"
              inputMode="numeric"
              maxLength={4}
              value={column.start}
              onChange={(start) => onChange({ start })}
            />
            <TextField
              {...field("width")}
              label="Width"
              inputMode="numeric"
              maxLength={3}
              value={column.width}
              onChange={(width) => onChange({ width })}
            />
            <SelectField
              {...field("align")}
              label="Align"
              options={alignOptions}
              value={column.align}
              onChange={(value) => onChange({ align: value === "right" ? "right" : "left" })}
            />
            <SelectField
              {...field("fill")}
              label="Fill with"
              options={fillOptions}
              value={column.fill}
              onChange={(value) => onChange({ fill: value === "0" ? "0" : " " })}
            />
          </SimpleGrid>
        )}
        {isFixed && (cuttableValues.includes(column.value) || column.mayCut) && (
          <CheckboxField
            {...field("mayCut")}
            label="A longer name is cut"
            hint="Without it, a batch with a longer name has no file"
            isChecked={column.mayCut}
            onChange={(mayCut) => onChange({ mayCut })}
          />
        )}
        <Group gap="xs">
          <MoveButton text="Up" label={`Move ${name} up`} onMove={onUp} />
          <MoveButton text="Down" label={`Move ${name} down`} onMove={onDown} />
          {onRemove !== undefined && (
            <Button variant="subtle" color="red" size="compact-sm" aria-label={`Remove ${name}`} onClick={onRemove}>
              Remove
            </Button>
          )}
        </Group>
      </Stack>
    </Fieldset>
  );
}

type MoveButtonProps = {
  readonly text: string;
  readonly label: string;
  /** Undefined at the end of the list. */ readonly onMove: (() => void) | undefined;
};

/** Keeps the focus of the column that it moves, also at the end of the list. */
function MoveButton({ text, label, onMove }: MoveButtonProps) {
  const isOff = onMove === undefined || undefined;
  return (
    <Button variant="subtle" size="compact-sm" aria-label={label} aria-disabled={isOff} onClick={onMove}>
      {text}
    </Button>
  );
}
