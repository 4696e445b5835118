import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { PhoneText } from "../../components/phone-text.tsx";
import type { ActivationContact } from "./use-activation.ts";

/** The contact details that members will see. A buyer whose address somebody else has used finds wrong details here, and does not confirm. */
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
