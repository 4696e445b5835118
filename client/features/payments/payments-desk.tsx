import { Anchor, Stack, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import { rightLabels } from "#domain/accounts/rights.ts";
import { paths } from "#domain/council.ts";
import { deskKinds } from "#domain/payments/desk.ts";
import { Section } from "../../components/section.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { EmptyState } from "../../components/states.tsx";
import { trpc } from "../../lib/trpc.ts";
import { formatCount } from "../../shared/format.ts";
import type { DeskRow } from "./payment-views.ts";

/** What waits for the reader, and what waits for others. */
export function PaymentsDesk() {
  const { data, error, refetch } = trpc.payments.orders.desk.useQuery();
  if (data === undefined) return <NotRead query={{ error, refetch }} lines={6} />;
  const waiting = data.filter(({ count }) => count > 0);
  const [own, others] = [waiting.filter(({ isOwn }) => isOwn), waiting.filter(({ isOwn }) => !isOwn)];
  return (
    <>
      <Section title="For you to do">{own.length === 0 ? <EmptyState title="Nothing waits for you." /> : <DeskList rows={own} />}</Section>
      {others.length > 0 && (
        <Section title="For others to do">
          <DeskList rows={others} />
        </Section>
      )}
    </>
  );
}

const DeskList = ({ rows }: { readonly rows: readonly DeskRow[] }) => (
  <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: "none" }}>
    {rows.map(({ kind, count, right, isOwn }) => {
      const { one, many, page } = deskKinds[kind];
      const words = formatCount(count, one, many);
      return (
        <li key={kind}>
          {isOwn ? (
            <Anchor component={Link} to={`${paths.payments}${page}`}>
              {words}
            </Anchor>
          ) : (
            <Text span>{words}</Text>
          )}
          {!isOwn && (
            <Text span size="sm" c="dimmed">
              {" "}
              (right: {rightLabels[right]})
            </Text>
          )}
        </li>
      );
    })}
  </Stack>
);
