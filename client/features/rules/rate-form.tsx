import { Alert, Button, SimpleGrid, Stack } from "@mantine/core";
import { ratedCurrencies } from "#domain/rules/exchange-rate-input.ts";
import { DateField } from "../../components/date-field.tsx";
import { SelectField, TextField } from "../../components/fields.tsx";
import { rateFieldId, type RateEntry, type RateField } from "./use-rate-form.ts";

const currencyOptions = ratedCurrencies.map((code) => ({ value: code, label: code }));

/** Enters the rate of one currency for one day. */
export function RateForm({ entry }: { readonly entry: RateEntry }) {
  const { values, problems, change, submit, isSaving, savedMessage, failure, there } = entry;
  const field = (name: RateField) => {
    const error = problems[name];
    return { id: rateFieldId(name), value: values[name], onChange: change(name), ...(error !== undefined && { error }) };
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Enter a rate">
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }}>
          <SelectField {...field("currency")} label="Currency" hint="ISO 4217 code" options={currencyOptions} />
          <DateField {...field("onDate")} label="Day" />
          <TextField {...field("rate")} label="Rate" hint="Rupees for one unit, like 83.125" inputMode="decimal" maxLength={40} />
          <TextField {...field("source")} label="Source" hint="Who published it, like a bank and its list" maxLength={200} />
        </SimpleGrid>
        <div role="status">{savedMessage !== undefined && !isSaving && <Alert color="green" title={savedMessage} />}</div>
        {failure !== undefined && <Alert color="red" role="alert" title={failure} />}
        {there !== undefined && (
          <Alert color="orange" role="alert" title={there.message}>
            <Button variant="default" aria-disabled={isSaving} onClick={there.replace}>
              Replace it
            </Button>
          </Alert>
        )}
        <div>
          <Button type="submit" aria-disabled={isSaving}>
            {isSaving ? "Saving..." : "Save the rate"}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
