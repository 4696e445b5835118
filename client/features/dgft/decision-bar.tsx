import { Alert, Button, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { council } from "#domain/council.ts";
import { SaveNotice } from "../../components/save-notice.tsx";
import type { WayBack } from "../reviews/list-address.ts";
import { NextClaim } from "../reviews/next-claim.tsx";
import classes from "../reviews/review-bar.module.css";
import type { Neighbours, ReviewView } from "../reviews/views.ts";
import type { DecisionSteps } from "./use-decision-steps.ts";

type DecisionBarProps = {
  readonly view: ReviewView;
  readonly steps: DecisionSteps;
  /** The button that puts it on hold, where it may be. */
  readonly hold: ReactNode;
  /** What follows in the list that the officer came from. */
  readonly following: Neighbours["next"];
  readonly wayBack: WayBack;
};

/** What the officer may do now, and what the last step led to. */
export function DecisionBar({ view, steps, hold, following, wayBack }: DecisionBarProps) {
  const { decision, outcome, isBusy, show, tell, leave, askToShare } = steps;
  /** A button of the bar keeps the focus while a step is running, and does nothing. */
  const press = (act: () => void) => ({ "aria-disabled": isBusy, onClick: () => !isBusy && act() });
  const reload = (
    <Button variant="default" onClick={() => void decision.reload()}>
      Reload
    </Button>
  );
  return (
    <Group component="section" aria-label="Actions" id="actions" gap="sm" className={classes.bar}>
      <div className={classes.outcome}>
        {outcome !== undefined && (
          <>
            <SaveNotice tone="success" title={outcome.message} />
            <NextClaim reader="dgft" scheme={view.scheme} after={view.id} following={following} wayBack={wayBack} />
          </>
        )}
        {decision.refusal !== undefined && (
          <SaveNotice tone="error" title={decision.refusal} attempt={decision.attempts}>
            {decision.isStale && reload}
          </SaveNotice>
        )}
        {/* It takes no focus: the officer may be writing. On a narrow screen it stands at the text, because this bar is out of sight there. */}
        {decision.movedOn !== undefined && (
          <Alert color="red" role="alert" title={decision.movedOn} visibleFrom="md">
            {reload}
          </Alert>
        )}
      </div>
      {view.actions.includes("approve") && <Button {...press(() => show("approve"))}>Approve</Button>}
      {view.actions.includes("dgft_draft") && (
        <Button variant="default" {...press(() => void decision.saveDraft().then(tell))}>
          {decision.running === "draft" ? "Saving..." : "Save as Draft"}
        </Button>
      )}
      <Button variant="default" {...press(leave)}>
        {outcome === undefined ? "Cancel" : "Back to the list"}
      </Button>
      {view.actions.includes("dgft_share") && (
        <Button variant="default" {...press(askToShare)}>
          Share deficiencies with {council.shortName}
        </Button>
      )}
      {hold}
      {view.actions.includes("refuse") && (
        <Button variant="subtle" color="red" {...press(() => show("refuse"))}>
          Refuse
        </Button>
      )}
    </Group>
  );
}
