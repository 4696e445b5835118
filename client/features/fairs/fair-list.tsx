import { Button, Stack } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { DataList, queryStates, type Column } from "../../components/data-list.tsx";
import { SearchSelectField } from "../../components/search-select-field.tsx";
import { Section } from "../../components/section.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { trpc } from "../../lib/trpc.ts";
import { formatDateTime } from "../../shared/format.ts";
import { councilFairPath, type ListedFair, type OpenableEvent } from "./fair-views.ts";
import { fairColumns, FairStandingText } from "./fair-words.tsx";

const columns: readonly Column<ListedFair>[] = [
  ...fairColumns,
  { key: "standing", label: "State", show: (fair) => <FairStandingText {...fair} /> },
  { key: "until", label: "Last day to apply", show: ({ applyUntil }) => <Unbroken>{formatDateTime(applyUntil)}</Unbroken> },
  { key: "applications", label: "Applications", isFigure: true, show: ({ applications }) => applications },
  { key: "seats", label: "Seats", isFigure: true, show: ({ seatsTaken, seats }) => <Unbroken>{`${seatsTaken} of ${seats}`}</Unbroken> },
  { key: "waiting", label: "Waiting", isFigure: true, show: ({ waiting }) => waiting },
  { key: "attended", label: "Checked in", isFigure: true, show: ({ attended }) => attended },
];

/** The fairs of the council, and the way to open an event of the calendar as a fair. */
export function FairList() {
  const { data, error, refetch } = trpc.fairs.list.useQuery();
  return (
    <Stack gap="lg">
      <DataList
        caption="Fairs"
        isCaptionUnseen
        columns={columns}
        rows={data?.fairs}
        rowKey={({ id }) => id}
        rowLink={({ id }) => councilFairPath(id)}
        {...queryStates({ error, refetch })}
        emptyTitle="No event is open as a fair yet."
      />
      {data !== undefined && <ChooseEvent events={data.events} />}
    </Stack>
  );
}

function ChooseEvent({ events }: { readonly events: readonly OpenableEvent[] }) {
  const navigate = useNavigate();
  const [slug, setSlug] = useState("");
  const [isAsked, setAsked] = useState(false);
  return (
    <Section title="Open an event as a fair">
      <form
        noValidate
        aria-label="Open an event as a fair"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (slug === "") document.getElementById("fair-event")?.focus();
          else void navigate(`${paths.fairs}/open/${slug}`);
        }}
      >
        <Stack gap="md" maw="40rem">
          <SearchSelectField
            id="fair-event"
            label="Event"
            hint="Of the calendar of the website. An event that is not there is entered under Website content first."
            options={events.map(({ slug: value, title, place }) => ({ value, label: place === "" ? title : `${title}, ${place}` }))}
            value={slug}
            onChange={setSlug}
            {...(isAsked && slug === "" && { error: "Choose an event" })}
          />
          <div>
            <Button type="submit">Go on</Button>
          </div>
        </Stack>
      </form>
    </Section>
  );
}
