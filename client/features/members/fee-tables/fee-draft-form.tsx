import { Alert, Button, Checkbox, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { useRef, type SubmitEvent } from "react";
import { feeCategories, feeCategoryLabels } from "#domain/members/membership-fees.ts";
import { TextField } from "../../../components/fields.tsx";
import { useLostFocus } from "../../../components/focus-back.ts";
import { LeaveGuard } from "../../../components/leave-guard.tsx";
import { isDirty, type OpenedFees, type TypedBand, type TypedFees } from "./fee-form.ts";
import { feeFieldId, type FeeTables } from "./use-fee-tables.ts";

type FeeDraftFormProps = {
  readonly shown: OpenedFees;
  readonly change: (part: Partial<TypedFees>) => void;
  readonly tables: FeeTables;
};

const blankBand: TypedBand = { upTo: "", fee: "", maySelfCertify: false };

/** The fees of a year: bands by exports, fees of other members, GST and source. */
export function FeeDraftForm({ shown, change, tables: { problems, isBusy, save } }: FeeDraftFormProps) {
  const { typed, stored } = shown;
  const field = (path: string) => {
    const error = problems[path];
    return { id: feeFieldId(path), ...(error !== undefined && { error }) };
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    save(typed, stored);
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Fees of a year">
      <LeaveGuard isDirty={isDirty(shown)} text="What you changed in these fees is not saved yet." />
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <TextField
            {...field("financialYear")}
            label="Financial year"
            hint="Like 2026-27"
            value={typed.financialYear}
            onChange={(financialYear) => change({ financialYear })}
          />
          <TextField
            {...field("fees.gstPercent")}
            label="GST in percent"
            hint="Like 18"
            inputMode="numeric"
            value={typed.gstPercent}
            onChange={(gstPercent) => change({ gstPercent })}
          />
          <TextField
            {...field("sourceName")}
            label="Source"
            hint="The decision or circular that sets the fees"
            maxLength={300}
            value={typed.sourceName}
            onChange={(sourceName) => change({ sourceName })}
          />
        </SimpleGrid>
        <Bands typed={typed} change={change} field={field} />
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          {feeCategories.map((key) => (
            <TextField
              key={key}
              {...field(`fees.categories.${key}`)}
              label={`Fee: ${feeCategoryLabels[key]}`}
              inputMode="numeric"
              value={typed.categories[key]}
              onChange={(fee) => change({ categories: { ...typed.categories, [key]: fee } })}
            />
          ))}
        </SimpleGrid>
        <div>
          <Button type="submit" aria-disabled={isBusy}>
            {isBusy ? "Saving..." : "Save the draft"}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

type BandsProps = {
  readonly typed: TypedFees;
  readonly change: (part: Partial<TypedFees>) => void;
  readonly field: (path: string) => { readonly id: string; readonly error?: string };
};

function Bands({ typed: { bands }, change, field }: BandsProps) {
  const setBand = (at: number, part: Partial<TypedBand>): void =>
    change({ bands: bands.map((band, place) => (place === at ? { ...band, ...part } : band)) });
  const { id, error } = field("fees.bands");
  const box = useRef<HTMLDivElement>(null);
  // The band of the last place goes with its button.
  const watch = useLostFocus(() => box.current?.focus({ preventScroll: true }));
  return (
    <Stack ref={box} gap="md" role="group" aria-label="Bands by exports" id={id} tabIndex={-1} {...watch}>
      {error !== undefined && <Alert color="red" role="alert" title={error} />}
      <Text>A band begins where the one before it ends. The last one has no upper limit.</Text>
      {bands.map((band, place) => (
        <Group key={place} align="flex-end" gap="md" role="group" aria-label={`Band ${place + 1}`}>
          <TextField
            {...field(`fees.bands.${place}.upToInr`)}
            label={`Band ${place + 1}: exports up to`}
            isOptional={place === bands.length - 1}
            value={band.upTo}
            onChange={(upTo) => setBand(place, { upTo })}
          />
          <TextField
            {...field(`fees.bands.${place}.feeInr`)}
            label={`Band ${place + 1}: fee in rupees`}
            inputMode="numeric"
            value={band.fee}
            onChange={(fee) => setBand(place, { fee })}
          />
          <Checkbox
            mb="xs"
            label="Certifies its own exports"
            aria-label={`Band ${place + 1}: certifies its own exports`}
            checked={band.maySelfCertify}
            onChange={({ currentTarget }) => setBand(place, { maySelfCertify: currentTarget.checked })}
          />
          <Button
            variant="subtle"
            color="red"
            aria-label={`Remove band ${place + 1}`}
            onClick={() => change({ bands: bands.filter((_, other) => other !== place) })}
          >
            Remove
          </Button>
        </Group>
      ))}
      <div>
        <Button variant="default" onClick={() => change({ bands: [...bands, blankBand] })}>
          Add a band
        </Button>
      </div>
    </Stack>
  );
}
