import type { ReactNode } from "react";
import classes from "./status-tag.module.css";

export type Tone = "blue" | "orange" | "green" | "neutral" | "red";

/** A state as a word on a coloured background. The meaning is in the word. */
export function StatusTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes.tag} data-tone={tone}>
      {children}
    </span>
  );
}
