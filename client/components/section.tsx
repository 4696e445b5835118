import { Paper, Title } from "@mantine/core";
import { useId, type ReactNode } from "react";

/** A part of a page with its heading, as a region that can be jumped to. */
export function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Paper component="section" withBorder p={{ base: "md", sm: "xl" }} aria-labelledby={titleId} id={id} tabIndex={id === undefined ? undefined : -1}>
      <Title order={2} size="h3" mb="md" id={titleId}>
        {title}
      </Title>
      {children}
    </Paper>
  );
}
