import { Anchor } from "@mantine/core";
import { useEffect, useState } from "react";
import { paths } from "#domain/council.ts";
import { PlaceLink } from "../../components/place-link.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import type { WayBack } from "./list-address.ts";
import { NextClaim } from "./next-claim.tsx";
import type { ReviewActions } from "./use-review-actions.ts";
import type { Neighbours, ReviewView } from "./views.ts";

/** @source specification 9 "success banner 5 s" */
const bannerMs = 5000;

type OutcomeBannerProps = {
  readonly view: ReviewView;
  readonly actions: ReviewActions;
  /** The comparison of the two versions says it already. */ readonly isStale: boolean;
  /** What follows in the list that the reviewer came from. */
  readonly next: Neighbours["next"];
  readonly wayBack: WayBack;
};

/** What the last action led to: a success for a while, a refusal until the next try. Once a claim has left the desk the next one is offered. */
export function OutcomeBanner({ view, actions, isStale, next, wayBack }: OutcomeBannerProps) {
  const { outcome, refusal } = actions;
  const [faded, setFaded] = useState<typeof outcome>();
  useEffect(() => {
    const timer = setTimeout(() => setFaded(outcome), bannerMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const success = outcome === faded && outcome?.stays !== true ? undefined : outcome?.message;
  return (
    <>
      {/* Empty it takes no room, but stays for those who listen. */}
      <div aria-live="polite" style={{ position: success === undefined ? "absolute" : "static" }}>
        {success !== undefined && <SaveNotice tone="success" title={success} />}
      </div>
      {outcome?.hasLeft && <NextClaim reader="council" scheme={view.scheme} after={view.id} following={next} wayBack={wayBack} />}
      {refusal !== undefined && !isStale && (
        <SaveNotice tone="error" title={refusal.text} attempt={actions.attempts}>
          <WayToMend code={refusal.code} />
        </SaveNotice>
      )}
    </>
  );
}

/** Leads to where a refusal of amounts can be mended. What is typed here stays. */
function WayToMend({ code }: { code: string }) {
  if (code === "rate_missing")
    return (
      <Anchor href={paths.exchangeRates} target="_blank" rel="noopener">
        Open Exchange rates (opens in a new tab)
      </Anchor>
    );
  return code === "no_complete_item" ? <PlaceLink place="computation">Go to the costs</PlaceLink> : null;
}
