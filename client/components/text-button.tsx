import { Anchor } from "@mantine/core";
import type { ReactNode } from "react";

/** A button that looks like a link, for an action within text. */
export function TextButton({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <Anchor component="button" type="button" ta="start" onClick={onClick}>
      {children}
    </Anchor>
  );
}
