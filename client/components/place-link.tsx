import { Anchor } from "@mantine/core";
import type { ReactNode } from "react";
import { goToField } from "../shared/problem.ts";

/** A link to a place of the same page, which may still be loaded. The address stays as it is, and with it the list that the reader came from. */
export const PlaceLink = ({ place, children }: { readonly place: string; readonly children: ReactNode }) => (
  <Anchor href={`#${place}`} onClick={(event) => goToField(event, place)}>
    {children}
  </Anchor>
);
