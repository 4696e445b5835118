import { Text } from "@mantine/core";
import { feeStates, type FeeState } from "#domain/fairs/fee-states.ts";
import { applicationStates, fairStandings, type ApplicationState, type FairStanding } from "#domain/fairs/states.ts";
import { countryName } from "#domain/members/countries.ts";
import type { Column } from "../../components/data-list.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatDate } from "../../shared/format.ts";
import { StatusTag, type Tone } from "../../shared/status-tag.tsx";

const standingTones: Readonly<Record<FairStanding, Tone>> = {
  applying: "green",
  closed: "orange",
  ranked: "blue",
  over: "neutral",
  cancelled: "red",
};

export const FairStandingTag = ({ standing }: { readonly standing: FairStanding }) => (
  <StatusTag tone={standingTones[standing]}>{fairStandings[standing]}</StatusTag>
);

type Standing = { readonly standing: FairStanding; readonly cancelReason: string | null };

/** The tag, with the reason of a cancelled fair below it. */
export const FairStandingText = ({ standing, cancelReason }: Standing) => (
  <>
    <FairStandingTag standing={standing} />
    {cancelReason !== null && <Text size="sm">{cancelReason}</Text>}
  </>
);

const stateTones: Readonly<Record<ApplicationState, Tone>> = {
  applied: "blue",
  offered: "orange",
  accepted: "green",
  waiting: "neutral",
  withdrawn: "neutral",
  lost: "red",
};

export const ApplicationTag = ({ state }: { readonly state: ApplicationState }) => (
  <StatusTag tone={stateTones[state]}>{applicationStates[state]}</StatusTag>
);

const feeTones: Readonly<Record<FeeState, Tone>> = { unpaid: "neutral", sent: "orange", part: "neutral", received: "green", returned: "red" };

export const FeeTag = ({ state }: { readonly state: FeeState }) => <StatusTag tone={feeTones[state]}>{feeStates[state]}</StatusTag>;

type Place = { readonly venue: string | null; readonly city: string | null; readonly country: string | null };

/** "Messe Düsseldorf, Düsseldorf, Germany" */
export const placeText = ({ venue, city, country }: Place): string =>
  [venue, city, country === null ? null : countryName(country)].filter((part) => part !== null).join(", ");

type Days = { readonly startsOn: string; readonly endsOn: string; readonly hasConfirmedDays: boolean };

/** "15-03-2027 to 18-03-2027", with a word where the organiser has not confirmed it. */
export function FairDays({ startsOn, endsOn, hasConfirmedDays }: Days) {
  return (
    <>
      <Unbroken>{formatDate(startsOn)}</Unbroken>
      {startsOn !== endsOn && (
        <>
          {" to "}
          <Unbroken>{formatDate(endsOn)}</Unbroken>
        </>
      )}
      {!hasConfirmedDays && " (not confirmed by the organiser)"}
    </>
  );
}

type NamedFair = Days & Place & { readonly title: string };

/** The first columns of each list of fairs: name, days and place. */
export const fairColumns: readonly Column<NamedFair>[] = [
  { key: "title", label: "Fair", show: ({ title }) => title },
  {
    key: "days",
    label: "Days and place",
    show: (fair) => (
      <>
        <FairDays {...fair} />
        <Text size="sm">{placeText(fair)}</Text>
      </>
    ),
  },
];
