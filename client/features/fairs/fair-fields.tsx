import { Button, Group, Paper, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { measureNames, measureOf } from "#domain/fairs/criteria.ts";
import { DateField } from "../../components/date-field.tsx";
import { AmountField, SelectField, TextAreaField, TextField } from "../../components/fields.tsx";
import { freeMeasure, type TypedCriterion, type TypedFair } from "./fair-form.ts";

/** The id of a field by its path in the draft. */
export const fairFieldId = (path: string): string => `fair-${path.replaceAll(".", "-")}`;

type Field = (path: string) => { readonly id: string; readonly error?: string };
type FairFieldsProps = {
  readonly typed: TypedFair;
  readonly problems: Readonly<Record<string, string>>;
  readonly change: (part: Partial<TypedFair>) => void;
  /** Once a firm has applied, the criteria only are shown. */
  readonly areCriteriaFixed: boolean;
  /** Once a firm has applied and the last day to apply is over, it only is shown. */
  readonly isLastDayFixed: boolean;
};

const measureOptions = measureNames.map((name) => ({ value: name, label: measureOf(name).label }));

/** The fields of a fair: days, seats, fee, subsidy, documents and the criteria that are published. */
export function FairFields({ typed, problems, change, areCriteriaFixed, isLastDayFixed }: FairFieldsProps) {
  const field: Field = (path) => {
    const error = problems[path];
    return { id: fairFieldId(path), ...(error !== undefined && { error }) };
  };
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <DateField {...field("startsOn")} label="First day" value={typed.startsOn} onChange={(startsOn) => change({ startsOn })} />
        <DateField {...field("endsOn")} label="Last day" value={typed.endsOn} onChange={(endsOn) => change({ endsOn })} />
        <DateField
          {...field("applyUntilOn")}
          label="Last day to apply"
          hint="Until midnight, Indian time"
          value={typed.applyUntilOn}
          onChange={(applyUntilOn) => change({ applyUntilOn })}
          isReadOnly={isLastDayFixed}
        />
        <TextField {...field("seats")} label="Seats" inputMode="numeric" value={typed.seats} onChange={(seats) => change({ seats })} />
        <AmountField
          {...field("feePaise")}
          label="Participation fee"
          hint="In whole rupees; empty if there is none"
          isOptional
          value={typed.fee}
          onChange={(fee) => change({ fee })}
        />
      </SimpleGrid>
      <TextAreaField
        {...field("subsidyText")}
        label="Subsidy"
        hint="What the programme pays back. The rule that applies is shown next to it."
        maxLength={1000}
        value={typed.subsidyText}
        onChange={(subsidyText) => change({ subsidyText })}
      />
      <TextAreaField
        {...field("documentsText")}
        label="Papers"
        hint="What a firm brings, or sends to the council by e-mail. The papers that the rule asks for are shown next to it."
        isOptional
        maxLength={1000}
        value={typed.documentsText}
        onChange={(documentsText) => change({ documentsText })}
      />
      {areCriteriaFixed ? (
        <Text>Firms have applied. The criteria stay as they were published.</Text>
      ) : (
        <Criteria criteria={typed.criteria} field={field} onChange={(criteria) => change({ criteria })} />
      )}
    </Stack>
  );
}

type CriteriaProps = {
  readonly criteria: readonly TypedCriterion[];
  readonly field: Field;
  readonly onChange: (criteria: readonly TypedCriterion[]) => void;
};

function Criteria({ criteria, field, onChange }: CriteriaProps) {
  const set = (at: number, part: Partial<TypedCriterion>): void =>
    onChange(criteria.map((criterion, place) => (place === at ? { ...criterion, ...part } : criterion)));
  const free = freeMeasure(criteria);
  function remove(place: number): void {
    // The card of the last place goes with its button; the others take over the criterion that follows.
    if (place === criteria.length - 1) document.getElementById(fairFieldId("criteria"))?.focus();
    onChange(criteria.filter((_, other) => other !== place));
  }
  return (
    <Stack gap="md" role="group" aria-label="Criteria">
      <Title order={3} size="h4" id={fairFieldId("criteria")} tabIndex={-1}>
        Criteria
      </Title>
      <Text>Members read these texts. Each criterion gives at most its points; equal sums go by the time of the application.</Text>
      {criteria.map((criterion, place) => (
        // The index is the key: the measure changes while the card has the focus, and two cards can have the same measure for a while.
        <CriterionCard
          key={place}
          criterion={criterion}
          name={`Criterion ${place + 1}`}
          field={(path) => field(`criteria.${place}.${path}`)}
          set={(part) => set(place, part)}
          onRemove={() => remove(place)}
        />
      ))}
      {free !== undefined && (
        <div>
          <Button variant="default" onClick={() => onChange([...criteria, { measure: free, weight: "", fullAt: "", textEn: "", textHi: "" }])}>
            Add a criterion
          </Button>
        </div>
      )}
    </Stack>
  );
}

type CardProps = {
  readonly criterion: TypedCriterion;
  readonly name: string;
  readonly field: Field;
  readonly set: (part: Partial<TypedCriterion>) => void;
  readonly onRemove: () => void;
};

function CriterionCard({ criterion, name, field, set, onRemove }: CardProps) {
  const { fullAt } = measureOf(criterion.measure);
  return (
    <Paper withBorder p="md" role="group" aria-label={name}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <SelectField
            {...field("measure")}
            label={name}
            options={measureOptions}
            value={criterion.measure}
            onChange={(value) => set({ measure: measureNames.find((one) => one === value) ?? criterion.measure })}
          />
          <TextField
            {...field("weight")}
            label={`${name}: points`}
            inputMode="numeric"
            value={criterion.weight}
            onChange={(weight) => set({ weight })}
          />
          {fullAt !== undefined && (
            <TextField
              {...field("fullAt")}
              label={`${name}: ${fullAt.charAt(0).toLowerCase()}${fullAt.slice(1)}`}
              inputMode="numeric"
              value={criterion.fullAt}
              onChange={(value) => set({ fullAt: value })}
            />
          )}
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          <TextField {...field("textEn")} label={`${name}: text`} maxLength={300} value={criterion.textEn} onChange={(textEn) => set({ textEn })} />
          <TextField
            {...field("textHi")}
            label={`${name}: text in Hindi`}
            lang="hi"
            maxLength={300}
            value={criterion.textHi}
            onChange={(textHi) => set({ textHi })}
          />
        </SimpleGrid>
        <Group>
          <Button variant="subtle" color="red" size="compact-sm" aria-label={`Remove ${name.toLowerCase()}`} onClick={onRemove}>
            Remove
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
