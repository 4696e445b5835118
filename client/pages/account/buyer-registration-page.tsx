import { PageHeading } from "../../components/page-heading.tsx";
import { AccountFrame } from "../../features/accounts/account-frame.tsx";
import { BuyerForm } from "../../features/directory/buyer-form.tsx";

/** /buyer-registration. @source specification 2 "Account screens" */
export function BuyerRegistrationPage() {
  return (
    <AccountFrame>
      <PageHeading title="Register as Buyer" lead="For buyers from outside India who look for a maker of medical devices." />
      <BuyerForm />
    </AccountFrame>
  );
}
