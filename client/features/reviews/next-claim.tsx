import { Anchor, Group, Paper, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { ReviewOffice } from "#domain/reviews/list-filter.ts";
import { ErrorState } from "../../components/states.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { WayBack } from "./list-address.ts";
import type { Neighbours } from "./views.ts";

type NextClaimProps = {
  readonly reader: ReviewOffice;
  readonly scheme: SchemeKind;
  /** What has just left the desk. */
  readonly after: string;
  /** What follows in the list that the reader came from. */
  readonly following: Neighbours["next"];
  readonly wayBack: Pick<WayBack, "list" | "from">;
};

/** The way to the next claim that waits, wherever the reader began; says that it was the last one only when nothing waits. */
export function NextClaim({ reader, scheme, after, following, wayBack }: NextClaimProps) {
  const [input] = useState({ scheme, after, following: following?.id, list: wayBack.list });
  const council = trpc.reviews.next.useQuery(input, { enabled: reader === "council", gcTime: 0 });
  const dgft = trpc.dgft.next.useQuery(input, { enabled: reader === "dgft", gcTime: 0 });
  const query = reader === "council" ? council : dgft;
  const { data, error } = query;
  if (data === undefined) return error === null ? null : <ErrorState message={failureOf(error).message} onRetry={() => void query.refetch()} />;
  const { next } = data;
  if (next === undefined) return <Text>That was the last one: nothing waits for you now.</Text>;
  return (
    <Paper withBorder p="sm">
      <Group gap="xs">
        <Anchor component={Link} to={reimbursementPath(reader, next.scheme, next.id)} state={wayBack.from} replace data-next-claim>
          Next claim
        </Anchor>
        <Text>
          {next.id}, {next.firmName}
        </Text>
      </Group>
    </Paper>
  );
}
