import { Anchor, Group, Paper, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { SaveNotice } from "../../components/save-notice.tsx";
import type { FromList } from "./list-address.ts";
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
  readonly from: FromList;
};

/** What the last action led to: a success for a while, a refusal until the next try. Once a claim has left the desk the next one is offered. */
export function OutcomeBanner({ view, actions, isStale, next, from }: OutcomeBannerProps) {
  const { outcome, refusal } = actions;
  const [faded, setFaded] = useState<typeof outcome>();
  useEffect(() => {
    const timer = setTimeout(() => setFaded(outcome), bannerMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const success = outcome === faded ? undefined : outcome?.message;
  return (
    <>
      {/* Empty it takes no room, but stays for those who listen. */}
      <div aria-live="polite" style={{ position: success === undefined ? "absolute" : "static" }}>
        {success !== undefined && <SaveNotice tone="success" title={success} />}
      </div>
      {outcome?.hasLeft && <NextClaim scheme={view.scheme} next={next} from={from} />}
      {refusal !== undefined && !isStale && <SaveNotice tone="error" title={refusal} attempt={actions.attempts} />}
    </>
  );
}

type NextClaimProps = { readonly scheme: SchemeKind; readonly next: Neighbours["next"]; readonly from: FromList };

function NextClaim({ scheme, next, from }: NextClaimProps) {
  if (next === undefined) return <Text>That was the last one of this list.</Text>;
  return (
    <Paper withBorder p="sm">
      <Group gap="xs">
        <Anchor component={Link} to={reimbursementPath("council", scheme, next.id)} state={from} replace>
          Next claim
        </Anchor>
        <Text>
          {next.id}, {next.firmName}
        </Text>
      </Group>
    </Paper>
  );
}
