import { NativeSelect } from "@mantine/core";
import { formatCount, formatDate } from "../../shared/format.ts";
import { trpc } from "../../lib/trpc.ts";

type EventFilterProps = {
  /** The edition of an event; empty for all. */
  readonly event: string;
  readonly onChange: (event: string) => void;
};

/** Narrows registrations to one edition of an event; renders nothing without registrations. */
export function EventFilter({ event, onChange }: EventFilterProps) {
  const { data: events = [] } = trpc.site.registeredEvents.useQuery();
  if (events.length === 0 && event === "") return null;
  const known = events.some((one) => one.event === event) || event === "" ? [] : [{ value: event, label: event }];
  return (
    <NativeSelect
      label="Event"
      value={event}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[
        { value: "", label: "All events" },
        ...known,
        ...events.map(({ event: value, title, startsOn, count }) => ({
          value,
          label: `${title}, ${startsOn === null ? "day not recorded" : formatDate(startsOn)} (${formatCount(count, "registration")})`,
        })),
      ]}
    />
  );
}
