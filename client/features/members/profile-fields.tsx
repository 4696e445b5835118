import { SimpleGrid, Stack, Text } from "@mantine/core";
import { briefWords, countWords } from "#domain/members/brief.ts";
import { gstinWarning, normaliseGstin } from "#domain/members/gstin.ts";
import { panWarning } from "#domain/members/pan.ts";
import { profileLabels } from "#domain/members/profile-input.ts";
import { council } from "#domain/council.ts";
import { FieldWarning } from "../../components/field-warning.tsx";
import { TextAreaField, TextField } from "../../components/fields.tsx";
import { PhoneField } from "../../components/phone-field.tsx";
import { formatCount } from "../../shared/format.ts";
import type { TextFieldName } from "./profile-values.ts";
import type { ProfileForm } from "./use-profile.ts";

/** The id of a field of the profile, to which the error summary leads. */
export const profileFieldId = (name: string): string => `profile-${name}`;

/** Who the firm is and how it is reached. */
export function ProfileFields({ form }: { form: ProfileForm }) {
  const { values, errors, isLocked, base } = form;
  const common = (name: TextFieldName) => ({
    id: profileFieldId(name),
    label: profileLabels[name],
    value: values[name],
    error: errors[name],
    isReadOnly: isLocked,
    onChange: (value: string) => form.change({ [name]: value }),
  });
  return (
    <Stack gap="md">
      <TextField {...common("organization")} autoComplete="organization" />
      <TextAreaField {...common("address")} rows={2} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <div>
          <TextField {...common("gst")} autoComplete="off" />
          <FieldWarning text={gstText(values.gst, base.firm_gst)} />
        </div>
        <div>
          <TextField {...common("pan")} autoComplete="off" />
          <FieldWarning text={values.pan.trim() === "" ? undefined : panWarning(values.pan, values.gst)} />
        </div>
        <TextField {...common("contact_name")} autoComplete="name" />
        <TextField {...common("contact_email")} type="email" autoComplete="email" />
        <PhoneField key={`mobile ${form.edition}`} {...common("contact_mobile")} />
        <PhoneField key={`whatsapp ${form.edition}`} {...common("whatsapp")} />
        <TextField {...common("alternate_email")} type="email" autoComplete="off" />
      </SimpleGrid>
      <div>
        <TextAreaField {...common("description")} rows={5} hint={`About ${briefWords} words: what you make, since when, for whom.`} />
        <WordCount text={values.description} />
      </div>
    </Stack>
  );
}

/** What looks wrong with the GST number, or that the council keeps the firm under another one. */
function gstText(gst: string, firmGst: string): string | undefined {
  if (gst.trim() === "") return undefined;
  const warning = gstinWarning(gst);
  if (warning !== undefined || normaliseGstin(gst) === firmGst) return warning;
  return `${council.shortName} keeps your firm under ${firmGst}. Write to ${council.contactEmail} if it has changed.`;
}

function WordCount({ text }: { text: string }) {
  const count = countWords(text);
  const isLong = count > briefWords;
  return (
    <>
      <Text size="sm" c="dimmed" className="portal-figures" mt={4}>
        {formatCount(count, "word")} of {briefWords}
      </Text>
      <FieldWarning
        text={isLong ? `The brief is longer than ${briefWords} words. It is kept whole, but buyers may not read it to the end.` : undefined}
      />
    </>
  );
}
