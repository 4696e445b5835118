import type { ReactNode } from "react";
import classes from "./status-tag.module.css";

export type Tone = "blue" | "orange" | "green" | "neutral" | "red";

/** A state in a word on a shade; the word always says it, the shade only helps to find it. */
export function StatusTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes.tag} data-tone={tone}>
      {children}
    </span>
  );
}
