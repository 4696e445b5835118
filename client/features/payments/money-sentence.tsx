import { Anchor, Paper, Text, Title } from "@mantine/core";
import { Link } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { NotRead } from "../../components/not-read.tsx";
import { trpc } from "../../lib/trpc.ts";

type MoneySentenceProps = {
  readonly reimbursementId: string;
  /** The firm reads it in Hindi, too, and has the way to its payments. */
  readonly isForFirm?: boolean;
};

/** Where the money of an approved claim is. Draws nothing for any other claim. */
export function MoneySentence({ reimbursementId, isForFirm = false }: MoneySentenceProps) {
  const { data, error, refetch } = trpc.payments.orders.whereIsTheMoney.useQuery({ reimbursementId });
  if (data !== undefined && data.money === undefined) return null;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="where-the-money-is">
      <Title order={2} size="h3" id="where-the-money-is" mb="xs">
        Where the money is
      </Title>
      {data?.money === undefined ? (
        <NotRead query={{ error, refetch }} lines={2} />
      ) : (
        <>
          <Text>{data.money.en}</Text>
          {isForFirm && (
            <>
              <Text lang="hi" size="sm" c="dimmed" my="xs">
                {data.money.hi}
              </Text>
              <Anchor component={Link} to={paths.memberPayments}>
                Open your payments
              </Anchor>
            </>
          )}
        </>
      )}
    </Paper>
  );
}
