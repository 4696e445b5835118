import { Accordion, Button, Checkbox, Stack, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { hsnCategories, hsnCategoryKeys } from "#domain/members/hsn-categories.ts";
import { formatCount } from "../../lib/format.ts";
import type { DirectoryDevice } from "./use-directory.ts";

type DeviceFiltersProps = {
  readonly devices: readonly DirectoryDevice[];
  readonly chosen: readonly string[];
  readonly onChange: (codes: string[]) => void;
};

/** The filters beside the list, or on a phone behind one button above it. */
export function DeviceFilters(props: DeviceFiltersProps) {
  const isNarrow = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  const [isOpen, setOpen] = useState(false);
  if (!isNarrow) return <Categories {...props} />;
  return (
    <Stack gap="xs">
      <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Filter by device{props.chosen.length > 0 && ` (${props.chosen.length} chosen)`}
      </Button>
      {isOpen && <Categories {...props} />}
    </Stack>
  );
}

/** The five categories with their devices, each with the number of firms that make it. @source specification 2 "Member directory" */
function Categories({ devices, chosen, onChange }: DeviceFiltersProps) {
  const toggle = (code: string, isTicked: boolean): void => onChange(isTicked ? [...chosen, code] : chosen.filter((other) => other !== code));
  return (
    <Stack gap="xs" component="section" aria-label="Devices">
      <Accordion multiple variant="separated" order={2}>
        {hsnCategoryKeys.map((category) => {
          const offered = devices.filter((device) => device.category === category);
          const ticked = offered.filter(({ code }) => chosen.includes(code)).length;
          return (
            <Accordion.Item key={category} value={category}>
              <Accordion.Control>
                {hsnCategories[category]}
                <Text component="span" size="sm" c="dimmed" display="block">
                  {formatCount(offered.length, "device")}
                  {ticked > 0 && `, ${ticked} chosen`}
                </Text>
              </Accordion.Control>
              <Accordion.Panel>
                {offered.length === 0 ? (
                  <Text size="sm">No firm of this search makes a device of this category.</Text>
                ) : (
                  <Stack gap="xs">
                    {offered.map(({ code, label, firms }) => (
                      <Checkbox
                        key={code}
                        label={`${label} (${firms})`}
                        description={code}
                        checked={chosen.includes(code)}
                        onChange={(event) => toggle(code, event.currentTarget.checked)}
                      />
                    ))}
                  </Stack>
                )}
              </Accordion.Panel>
            </Accordion.Item>
          );
        })}
      </Accordion>
      {chosen.length > 0 && (
        <Button variant="default" onClick={() => onChange([])}>
          Clear {formatCount(chosen.length, "device")}
        </Button>
      )}
    </Stack>
  );
}
