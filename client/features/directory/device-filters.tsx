import { Accordion, Button, Checkbox, Stack, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { hsnCategories, hsnCategoryKeys, type HsnCategory } from "#domain/members/hsn-categories.ts";
import { formatCount, groupIndian } from "../../shared/format.ts";
import type { DirectoryDevice } from "./use-directory.ts";

type DeviceFiltersProps = {
  readonly devices: readonly DirectoryDevice[];
  /** The chosen devices, and the categories that are chosen as a whole. */
  readonly codes: readonly string[];
  readonly categories: readonly HsnCategory[];
  readonly onChange: (chosen: { codes?: string[]; categories?: HsnCategory[] }) => void;
};

/** The filters next to the list, or on a phone behind one button above it. */
export function DeviceFilters(props: DeviceFiltersProps) {
  const isNarrow = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  const [isOpen, setOpen] = useState(false);
  const chosen = props.codes.length + props.categories.length;
  if (!isNarrow) return <Categories {...props} />;
  return (
    <Stack gap="xs">
      <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Filter by device{chosen > 0 && ` (${chosen} chosen)`}
      </Button>
      {isOpen && <Categories {...props} />}
    </Stack>
  );
}

/** The five categories with their devices, each with the number of firms that make it. @source specification 2 "Member directory" */
function Categories({ devices, codes, categories, onChange }: DeviceFiltersProps) {
  return (
    <Stack gap="xs" component="section" aria-label="Devices">
      <Accordion multiple variant="separated" order={2}>
        {hsnCategoryKeys.map((category) => {
          const offered = devices.filter((device) => device.category === category);
          const ticked = offered.filter(({ code }) => codes.includes(code)).length;
          const isWhole = categories.includes(category);
          return (
            <Accordion.Item key={category} value={category}>
              <Accordion.Control>
                {hsnCategories[category]}
                <Text component="span" size="sm" c="dimmed" display="block">
                  {formatCount(offered.length, "device")}
                  {isWhole ? ", all chosen" : ticked > 0 && `, ${ticked} chosen`}
                </Text>
              </Accordion.Control>
              <Accordion.Panel>
                {offered.length === 0 && !isWhole ? (
                  <Text size="sm">No firm of this search makes a device of this category.</Text>
                ) : (
                  <Stack gap="xs">
                    <Checkbox
                      label="All devices of this category"
                      checked={isWhole}
                      onChange={(event) => onChange({ categories: toggled(categories, category, event.currentTarget.checked) })}
                    />
                    {offered.map((device) => (
                      <Checkbox
                        key={device.code}
                        label={`${device.label} (${firmsOf(device)})`}
                        description={device.code}
                        checked={codes.includes(device.code)}
                        onChange={(event) => onChange({ codes: toggled(codes, device.code, event.currentTarget.checked) })}
                      />
                    ))}
                  </Stack>
                )}
              </Accordion.Panel>
            </Accordion.Item>
          );
        })}
      </Accordion>
      {codes.length + categories.length > 0 && (
        <Button variant="default" onClick={() => onChange({ codes: [], categories: [] })}>
          Clear {formatCount(codes.length + categories.length, "filter")}
        </Button>
      )}
    </Stack>
  );
}

const toggled = <T,>(chosen: readonly T[], one: T, isTicked: boolean): T[] => (isTicked ? [...chosen, one] : chosen.filter((other) => other !== one));

/** How many firms make it; "+" where there may be more. */
const firmsOf = ({ firms, isAtLeast }: DirectoryDevice): string => `${groupIndian(String(firms))}${isAtLeast ? "+" : ""}`;
