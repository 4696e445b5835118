import { Button, Stack } from "@mantine/core";
import { Link, useParams } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { Section } from "../../components/section.tsx";
import { LineDetail } from "../../features/payments/line-detail.tsx";
import { LineList } from "../../features/payments/line-list.tsx";
import { OrderDetail } from "../../features/payments/order-detail.tsx";
import { NewOrderForm } from "../../features/payments/order-form.tsx";
import { OrderList } from "../../features/payments/order-list.tsx";
import { PaymentsDesk } from "../../features/payments/payments-desk.tsx";
import { PaymentsFrame } from "../../features/payments/payments-frame.tsx";
import { useLastSignedIn } from "../../features/accounts/use-me.ts";
import { CouncilShell } from "./council-shell.tsx";

const newOrderPath = `${paths.payments}/orders/new`;

/** What waits at the payments desk, and for whom; then all payments. */
export function PaymentsPage() {
  return (
    <CouncilShell>
      <PaymentsFrame title="Payments">
        <Stack gap="lg">
          <PaymentsDesk />
          <Section title="All payments">
            <LineList />
          </Section>
        </Stack>
      </PaymentsFrame>
    </CouncilShell>
  );
}

/** The sanction orders. */
export function OrdersPage() {
  const mayRecord = useLastSignedIn()?.rights.includes("payments.prepare") === true;
  return (
    <CouncilShell>
      <PaymentsFrame
        title="Sanction orders"
        {...(mayRecord && {
          actions: (
            <Button component={Link} to={newOrderPath}>
              Record an order
            </Button>
          ),
        })}
      >
        <OrderList />
      </PaymentsFrame>
    </CouncilShell>
  );
}

/** Records an order. */
export function NewOrderPage() {
  return (
    <CouncilShell>
      <PaymentsFrame title="Record a sanction order" back={{ to: `${paths.payments}/orders`, label: "Sanction orders" }}>
        <NewOrderForm />
      </PaymentsFrame>
    </CouncilShell>
  );
}

/** One order. */
export function OrderPage() {
  const { id = "" } = useParams();
  return (
    <CouncilShell>
      <OrderDetail key={id} orderId={id} />
    </CouncilShell>
  );
}

/** One payment. */
export function LinePage() {
  const { id = "" } = useParams();
  return (
    <CouncilShell>
      <LineDetail key={id} lineId={id} />
    </CouncilShell>
  );
}
