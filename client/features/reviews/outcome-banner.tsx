import { Alert, Anchor, Group, Paper, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import { trpc } from "../../lib/trpc.ts";
import type { ReviewActions } from "./use-review-actions.ts";
import type { ReviewView } from "./views.ts";

/** @source specification 9 "success banner 5 s" */
const bannerMs = 5000;

type OutcomeBannerProps = {
  readonly view: ReviewView;
  readonly actions: ReviewActions;
  /** The banner of the two versions says it already. */ readonly isStale: boolean;
};

/** What the last action led to: a success for a while, a refusal until the next try. Once a claim has left the desk the next one is offered. */
export function OutcomeBanner({ view, actions, isStale }: OutcomeBannerProps) {
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
      <div role="status" style={{ position: success === undefined ? "absolute" : "static" }}>
        {success !== undefined && <Alert color="green" title={success} />}
      </div>
      {outcome?.hasLeft && <NextClaim view={view} />}
      {refusal !== undefined && !isStale && <Alert color="red" role="alert" title={refusal} />}
    </>
  );
}

function NextClaim({ view }: { view: ReviewView }) {
  const { data } = trpc.reviews.list.useQuery({ scheme: view.scheme, show: "needs_me", pageSize: 2 });
  const next = data?.rows.find(({ id }) => id !== view.id);
  if (data === undefined) return null;
  if (next === undefined) return <Text>Nothing else waits for you in this list.</Text>;
  return (
    <Paper withBorder p="sm">
      <Group gap="xs">
        <Anchor component={Link} to={reimbursementPath("council", next.scheme, next.id)}>
          Next claim
        </Anchor>
        <Text>
          {next.id}, {next.firmName}
        </Text>
      </Group>
    </Paper>
  );
}
