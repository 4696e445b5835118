import { useNavigate, useParams } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { EmptyState } from "../../components/states.tsx";
import { CheckInDesk } from "../../features/fairs/check-in-desk.tsx";
import { FairDesk } from "../../features/fairs/fair-desk.tsx";
import { FairEditor } from "../../features/fairs/fair-editor.tsx";
import { typedOfEvent, typedOfFair } from "../../features/fairs/fair-form.ts";
import { FairList } from "../../features/fairs/fair-list.tsx";
import { councilFairPath } from "../../features/fairs/fair-views.ts";
import { trpc } from "../../lib/trpc.ts";
import { CouncilShell } from "./council-shell.tsx";

const back = { to: paths.fairs, label: "Fairs" };

/** The fairs of the council. */
export function FairsPage() {
  return (
    <CouncilShell>
      <PageHeading
        title="Fairs"
        lead="Events for which member firms apply: published criteria, a ranked list, seats, stalls, check-in and a report."
      />
      <FairList />
    </CouncilShell>
  );
}

/** Opens an event of the calendar as a fair. */
export function OpenFairPage() {
  const { slug = "" } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = trpc.fairs.list.useQuery(undefined, { refetchOnWindowFocus: false });
  const event = data?.events.find((one) => one.slug === slug);
  return (
    <CouncilShell>
      <PageHeading
        title={event === undefined ? "Open a fair" : `Open ${event.title} as a fair`}
        back={back}
        lead={
          event?.startsOn === null ? "The calendar has no confirmed days of this event. Members read that the days are not confirmed." : undefined
        }
      />
      {event !== undefined ? (
        <FairEditor
          first={typedOfEvent(event)}
          target={{ eventSlug: slug }}
          areCriteriaFixed={false}
          isLastDayFixed={false}
          onSaved={(id) => void navigate(councilFairPath(id))}
        />
      ) : error !== null || data === undefined ? (
        <NotRead query={{ error, refetch }} lines={8} />
      ) : (
        <EmptyState title="This event is a fair already, is over, or is not in the calendar." />
      )}
    </CouncilShell>
  );
}

/** One fair. */
export function FairPage() {
  const { id = "" } = useParams();
  return (
    <CouncilShell>
      <FairDesk id={id} />
    </CouncilShell>
  );
}

/** Changes a fair. */
export function ChangeFairPage() {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  // The editor owns its values from here on: no refetch replaces them while the user types.
  const { data: fair, error, refetch } = trpc.fairs.get.useQuery({ fairId: id }, { refetchOnWindowFocus: false, gcTime: 0 });
  return (
    <CouncilShell>
      <PageHeading
        title={fair === undefined ? "Change a fair" : `Change ${fair.title}`}
        back={{ to: councilFairPath(id), label: fair?.title ?? "Fair" }}
      />
      {fair === undefined ? (
        <NotRead query={{ error, refetch }} lines={8} />
      ) : (
        <FairEditor
          first={typedOfFair(fair)}
          target={{ fairId: id, version: fair.version }}
          areCriteriaFixed={fair.applications.length > 0}
          isLastDayFixed={fair.applications.length > 0 && fair.standing !== "applying"}
          onSaved={() => void navigate(councilFairPath(id))}
        />
      )}
    </CouncilShell>
  );
}

/** The entrance of a fair. */
export function CheckInPage() {
  const { id = "" } = useParams();
  return (
    <CouncilShell>
      <CheckInDesk id={id} />
    </CouncilShell>
  );
}
