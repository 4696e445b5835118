import { Accordion, Checkbox, Input, SimpleGrid, Text, TextInput } from "@mantine/core";
import { useMemo, useState } from "react";
import { createLexicon, type Synonym } from "#domain/directory/lexicon.ts";
import { hsnCategories, hsnCategoryKeys, type HsnCategory, type HsnDevice } from "#domain/members/hsn-categories.ts";
import { IconSearch } from "../../shared/icons.ts";
import { formatCount } from "../../shared/format.ts";
import { findDevices } from "./find-devices.ts";
import classes from "./device-picker.module.css";

type DevicePickerProps = {
  readonly id: string;
  readonly devices: readonly HsnDevice[];
  /** The words that buyers use for devices. */
  readonly tradeWords: readonly Synonym[];
  readonly chosen: readonly string[];
  readonly isReadOnly: boolean;
  readonly error: string | undefined;
  readonly onChange: (codes: readonly string[]) => void;
};

/** The device catalogue as five folds of checkboxes, with a search over names and codes. @source specification 2 "/member-profile" */
export function DevicePicker({ id, devices, tradeWords, chosen, isReadOnly, error, onChange }: DevicePickerProps) {
  const [search, setSearch] = useState("");
  const [open, setOpen] = useState<string[]>([]);
  const isSearching = search.trim() !== "";
  const lexicon = useMemo(() => createLexicon(devices, tradeWords), [devices, tradeWords]);
  const found = isSearching ? findDevices(lexicon, search) : undefined;
  const shown = found === undefined ? devices : found.codes.flatMap((code) => devices.find((device) => device.code === code) ?? []);
  return (
    <div id={id} role="group" aria-label="Devices" aria-describedby={error === undefined ? undefined : `${id}-error`}>
      {!isReadOnly && <Text mb="xs">Tick what you make. At least one device is needed; buyers find you by these.</Text>}
      {error !== undefined && (
        <Input.Error component="div" id={`${id}-error`} mb="xs">
          {error}
        </Input.Error>
      )}
      <TextInput
        type="search"
        label="Search devices by name or HSN code"
        description="The words that buyers use find them too, like scalpel or bone plate."
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        maw={420}
        mt={4}
      />
      <Text role="status" size="sm" c="dimmed" my="xs" className="portal-figures">
        {isSearching ? `${formatCount(shown.length, "device")} found${found?.searchedFor === undefined ? "" : ` for "${found.searchedFor}"`}, ` : ""}
        {`${chosen.length} of ${devices.length} chosen`}
      </Text>
      <Accordion
        multiple
        variant="separated"
        order={3}
        value={isSearching ? hsnCategoryKeys.filter((key) => shown.some(({ category }) => category === key)) : open}
        onChange={(next) => !isSearching && setOpen(next)}
      >
        {hsnCategoryKeys.map((category) => (
          <CategoryFold
            key={category}
            category={category}
            all={devices.filter((device) => device.category === category)}
            shown={shown.filter((device) => device.category === category)}
            chosen={chosen}
            isReadOnly={isReadOnly}
            isSearching={isSearching}
            onChange={onChange}
          />
        ))}
      </Accordion>
    </div>
  );
}

type CategoryFoldProps = Pick<DevicePickerProps, "chosen" | "isReadOnly" | "onChange"> & {
  readonly category: HsnCategory;
  readonly all: readonly HsnDevice[];
  readonly shown: readonly HsnDevice[];
  readonly isSearching: boolean;
};

function CategoryFold({ category, all, shown, chosen, isReadOnly, isSearching, onChange }: CategoryFoldProps) {
  const count = all.filter(({ code }) => chosen.includes(code)).length;
  const codes = shown.map(({ code }) => code);
  const chosenShown = codes.filter((code) => chosen.includes(code)).length;
  const set = (changed: readonly string[], isTicked: boolean): void =>
    onChange([...chosen.filter((code) => !changed.includes(code)), ...(isTicked ? changed : [])]);
  return (
    <Accordion.Item value={category}>
      <Accordion.Control>
        <span className={classes.title}>
          <span>{hsnCategories[category]}</span>
          <span className={classes.count}>
            {count} of {all.length} chosen
          </span>
        </span>
      </Accordion.Control>
      <Accordion.Panel>
        {shown.length === 0 ? (
          <Text size="sm">No device of this category has these words. Clear the search to see all {all.length}.</Text>
        ) : (
          <>
            {!isReadOnly && (
              <Checkbox
                mb="sm"
                fw={600}
                label={`Select all ${isSearching ? `${shown.length} found` : shown.length} in ${hsnCategories[category]}`}
                checked={chosenShown === codes.length}
                indeterminate={chosenShown > 0 && chosenShown < codes.length}
                onChange={(event) => set(codes, event.currentTarget.checked)}
              />
            )}
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="xs">
              {shown.map(({ code, label }) => (
                <Checkbox
                  key={code}
                  label={
                    <>
                      {label} <span className={classes.code}>{code}</span>
                    </>
                  }
                  checked={chosen.includes(code)}
                  disabled={isReadOnly}
                  onChange={(event) => set([code], event.currentTarget.checked)}
                />
              ))}
            </SimpleGrid>
          </>
        )}
      </Accordion.Panel>
    </Accordion.Item>
  );
}
