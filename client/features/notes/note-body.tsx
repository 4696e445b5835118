import { Text } from "@mantine/core";
import { Fragment } from "react";
import { splitAtMentions } from "#domain/notes/mentions.ts";
import classes from "./notes-panel.module.css";

/** The words of a note as they were typed, with the names after @ in bold. Markup in them is text. */
export const NoteBody = ({ body, mentions }: { readonly body: string; readonly mentions: readonly string[] }) => (
  <Text size="sm" className={classes.body}>
    {splitAtMentions(body, mentions).map(({ text, isName }, place) => (
      // The parts of one text never change places.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={place}>{isName ? <strong>{text}</strong> : text}</Fragment>
    ))}
  </Text>
);
