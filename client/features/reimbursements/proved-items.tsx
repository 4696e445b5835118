import { List, Stack, Title } from "@mantine/core";
import { paymentTexts, taxText } from "#domain/reimbursements/payment-text.ts";
import { itemAmount } from "./item-text.ts";
import type { ItemView } from "./views.ts";

/** The costs that name the document above as their proof. Draws nothing when there are none. */
export function ProvedItems({ items }: { items: readonly ItemView[] }) {
  if (items.length === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        Costs proved by this document
      </Title>
      <List className="portal-figures">
        {items.map(({ id, label, facts }) => (
          <List.Item key={id}>
            {[label, itemAmount(facts), taxText(facts), ...paymentTexts(facts), pageText(facts["page"])].filter(Boolean).join(", ")}
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}

const pageText = (page: string | undefined): string | undefined => (page === undefined ? undefined : `page ${page}`);
