import { Anchor } from "@mantine/core";
import { EmailText } from "../../components/email-text.tsx";
import { PhoneText } from "../../components/phone-text.tsx";

const withheld = "Not shown by this member";

/** The e-mail address of a member, if the member shows it. */
export function MemberEmail({ address }: { address: string | undefined }) {
  if (address === undefined) return withheld;
  return (
    <Anchor href={`mailto:${address}`}>
      <EmailText>{address}</EmailText>
    </Anchor>
  );
}

/** The phone number of a member, if the member shows it. */
export function MemberPhone({ number }: { number: string | undefined }) {
  if (number === undefined) return withheld;
  return (
    <Anchor href={`tel:${number}`}>
      <PhoneText>{number}</PhoneText>
    </Anchor>
  );
}
