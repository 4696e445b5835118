import { MultiSelect, Radio, Stack, Text } from "@mantine/core";
import { everybody, type Audience } from "#domain/circulars/audience.ts";
import { circularMessages } from "#domain/circulars/messages.ts";
import { gstStateName, stateCodes } from "#domain/members/gst-states.ts";
import { hsnCategories, hsnCategoryKeys } from "#domain/members/hsn-categories.ts";
import { sidebarLabel } from "#domain/reimbursements/addresses.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { formatCount } from "../../shared/format.ts";
import { circularFieldId } from "./circular-form.ts";

type AudienceFieldsProps = {
  readonly audience: Audience;
  readonly error: string | undefined;
  readonly onChange: (audience: Audience) => void;
};

const schemes = schemeKinds.map((value) => ({ value, label: sidebarLabel(value) }));
const groups = hsnCategoryKeys.map((value) => ({ value, label: hsnCategories[value] }));
const states = stateCodes.map((value) => ({ value, label: gstStateName(value) }));

/** Who gets the circular, with the number of firms. */
export function AudienceFields({ audience, error, onChange }: AudienceFieldsProps) {
  const choose = (part: Partial<Audience>): void => onChange({ ...audience, ...part, isForAll: false });
  return (
    <Stack gap="md">
      <Radio.Group
        id={circularFieldId("audience")}
        label="Who gets it"
        withAsterisk
        error={error}
        value={audience.isForAll ? "all" : "some"}
        onChange={(value) => onChange(value === "all" ? everybody : { ...everybody, isForAll: false })}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="all" label="All members" />
          <Radio value="some" label="Some members: those that match each kind chosen below" />
        </Stack>
      </Radio.Group>
      {!audience.isForAll && (
        <>
          <MultiSelect
            label="Firms with a claim of these schemes"
            data={schemes}
            value={[...audience.schemes]}
            onChange={(values) => choose({ schemes: schemeKinds.filter((kind) => values.includes(kind)) })}
            {...common(audience.schemes.length)}
          />
          <MultiSelect
            label="Firms with devices of these groups"
            data={groups}
            value={[...audience.deviceGroups]}
            onChange={(values) => choose({ deviceGroups: hsnCategoryKeys.filter((key) => values.includes(key)) })}
            {...common(audience.deviceGroups.length)}
          />
          <MultiSelect
            label="Firms in these states"
            description="By the GST number"
            data={states}
            value={[...audience.states]}
            onChange={(values) => choose({ states: values })}
            {...common(audience.states.length)}
          />
        </>
      )}
      <AudienceCount audience={audience} />
    </Stack>
  );
}

const common = (count: number) => ({
  searchable: true,
  clearable: true,
  placeholder: count === 0 ? "Any" : "",
  clearButtonProps: { "aria-label": "Clear" },
});

/** How many firms an audience has today. */
export function AudienceCount({ audience }: { readonly audience: Audience }) {
  const { isForAll, schemes: kinds, deviceGroups, states: codes } = audience;
  const isEmpty = !isForAll && kinds.length + deviceGroups.length + codes.length === 0;
  const { data, error } = trpc.circulars.countFirms.useQuery({ audience }, { enabled: !isEmpty, placeholderData: (before) => before });
  const text = isEmpty
    ? circularMessages.emptyAudience
    : error !== null
      ? failureOf(error).message
      : data === undefined
        ? "Counting..."
        : countText(data);
  return (
    <Text role="status" fw={500}>
      {text}
    </Text>
  );
}

const countText = (count: number): string =>
  count === 0 ? circularMessages.noFirms : `${formatCount(count, "firm")} ${count === 1 ? "gets" : "get"} it today.`;
