import { Anchor } from "@mantine/core";
import { Link, useLocation } from "react-router-dom";
import { firmPath } from "./directory-paths.ts";

/** The name of a member as a link to its page. Back returns to the same search. */
export function FirmLink({ id, name }: { id: string; name: string }) {
  const { search, key } = useLocation();
  return (
    <Anchor component={Link} to={firmPath(id)} state={{ list: search, scrollKey: key }}>
      {name}
    </Anchor>
  );
}
