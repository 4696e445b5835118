import type { ReactNode, Ref } from "react";
import { LoadingState } from "./states.tsx";
import classes from "./two-panes.module.css";

type TwoPanesProps = {
  /** One line, which stays in sight on a wide window. */
  readonly summary: ReactNode;
  /** What has to be read first. */
  readonly notices: ReactNode;
  /** What is read, with its own scroll. */
  readonly document: ReactNode;
  /** What is said about it, with its own scroll: parts under each other. */
  readonly side: ReactNode;
  readonly sideRef?: Ref<HTMLDivElement>;
  /** What needs the whole width. */
  readonly below: ReactNode;
  /** What can be done, always in sight on a wide window. */
  readonly bar: ReactNode;
};

/**
 * A page to judge something: the document at the left and the words about it at the right fill a window of at least 1280 x 640 px. In a
 * smaller one all is one column, in which the document has the full width.
 */
export const TwoPanes = ({ summary, notices, document, side, sideRef, below, bar }: TwoPanesProps) => (
  <div className={classes.frame} data-fills-window>
    <div className={classes.summary}>{summary}</div>
    {notices}
    <div className={classes.panes}>
      <div className={classes.document}>{document}</div>
      <div className={classes.side} ref={sideRef}>
        {side}
      </div>
    </div>
    {below}
    <div className={classes.bar}>{bar}</div>
  </div>
);

/** Shown until such a page has its data; its heading is where it stays. */
export const TwoPanesLoading = ({ label }: { readonly label?: string }) => (
  <div data-fills-window>
    <LoadingState lines={8} {...(label !== undefined && { label })} />
  </div>
);

/** The part of the side that stays in reach: at the top of its pane, on a phone at the lower edge of the window. */
export const PinnedPart = ({ children }: { children: ReactNode }) => <div className={classes.pinned}>{children}</div>;
