import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { PhoneText } from "../../components/phone-text.tsx";
import type { ActivationContact } from "./use-activation.ts";

/** The contact details that members will see. If somebody else has registered with the address of the buyer, the buyer sees it here and does not confirm. */
export function BuyerContact({ contact: { phone, countryName } }: { contact: ActivationContact }) {
  return (
    <Text size="sm">
      Members to whom you write see the phone number <PhoneText>{phone}</PhoneText> and the country {countryName}. Not yours?{" "}
      <Anchor component={Link} to={paths.buyerRegistration}>
        Register again
      </Anchor>{" "}
      with your own.
    </Text>
  );
}
