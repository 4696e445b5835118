import type { ReactNode } from "react";
import { council } from "#domain/council.ts";
import { CouncilMark } from "../../shared/council-mark.tsx";
import classes from "./account-frame.module.css";

/** The frame of the pages before the portal: the council with its name and mission at the left, on a phone above. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <header className={classes.brand}>
        <CouncilMark size={44} wordmark="full" on="bar" />
        <p className={classes.mission}>{council.mission}</p>
        <p className={classes.tagline}>{council.tagline}</p>
        <div className={classes.backdrop} aria-hidden="true">
          <CouncilMark size={420} on="bar" />
        </div>
      </header>
      <main className={classes.content}>
        <div className={classes.card}>{children}</div>
      </main>
    </div>
  );
}

/** An address partly shown, never broken over two lines. */
export function AddressHint({ emailHint }: { emailHint: string }) {
  return <span className={classes.address}>{emailHint}</span>;
}

/** What the asterisk means, once above a form. */
export const RequiredNote = () => <p className={classes.required}>Fields marked with * must be filled in.</p>;
