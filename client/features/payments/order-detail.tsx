import { Button, Stack } from "@mantine/core";
import { useState } from "react";
import { paths } from "#domain/council.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import { Section } from "../../components/section.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { trpc } from "../../lib/trpc.ts";
import { useArrivalMessage } from "../../lib/use-arrival.ts";
import { useSwapFocus } from "../../lib/use-swap-focus.ts";
import { OrderChangeForm } from "./order-change-form.tsx";
import { OrderChanges } from "./order-changes.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderLines } from "./order-lines.tsx";
import { linePath, type OrderView } from "./payment-views.ts";
import { PaymentsFrame } from "./payments-frame.tsx";

const ordersBack = { to: `${paths.payments}/orders`, label: "Sanction orders" };

/** One order for the council: what it says, its payments, its corrections. */
export function OrderDetail({ orderId }: { readonly orderId: string }) {
  const { data, error, refetch } = trpc.payments.orders.get.useQuery({ orderId });
  return (
    <PaymentsFrame title={data === undefined ? "Sanction order" : `Order ${data.number}`} back={ordersBack}>
      {data !== undefined && <Order order={data} />}
      {data === undefined && <NotRead query={{ error, refetch }} lines={8} />}
    </PaymentsFrame>
  );
}

function Order({ order }: { readonly order: OrderView }) {
  const arrival = useArrivalMessage();
  const [message, setMessage] = useState(arrival);
  const [isAsking, setAsking] = useState(false);
  const place = useSwapFocus(isAsking ? "change" : undefined);
  return (
    <Stack gap="lg">
      {message !== undefined && <SaveNotice tone="success" title={message} />}
      <Section title="The order">
        <OrderFacts order={order} />
      </Section>
      <Section title="Payments">
        <OrderLines lines={order.lines} pathOf={({ id }) => linePath(id)} />
      </Section>
      <Section title="Corrections">
        <Stack gap="lg" ref={place}>
          {isAsking ? (
            <OrderChangeForm
              order={order}
              onCancel={() => setAsking(false)}
              onAsked={(text) => {
                setAsking(false);
                setMessage(text);
              }}
            />
          ) : (
            order.actions.includes("ask_change") && (
              <div>
                <Button
                  data-opens="change"
                  variant="default"
                  onClick={() => {
                    setMessage(undefined);
                    setAsking(true);
                  }}
                >
                  Ask for a correction
                </Button>
              </div>
            )
          )}
          <OrderChanges order={order} onDone={setMessage} />
        </Stack>
      </Section>
    </Stack>
  );
}

/** One order for DGFT, to read. */
export function SanctionDetail({ orderId }: { readonly orderId: string }) {
  const { data, error, refetch } = trpc.payments.orders.sanction.useQuery({ orderId });
  return (
    <>
      <PageHeading title={data === undefined ? "Sanction order" : `Order ${data.number}`} back={{ to: paths.sanctions, label: "Sanctions" }} />
      {data === undefined && <NotRead query={{ error, refetch }} lines={8} />}
      {data !== undefined && (
        <Stack gap="lg">
          <Section title="The order">
            <OrderFacts order={data} />
          </Section>
          <Section title="Payments">
            <OrderLines lines={data.lines} />
          </Section>
        </Stack>
      )}
    </>
  );
}
