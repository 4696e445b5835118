import { useSessionStorage } from "@mantine/hooks";
import { z } from "zod";
import { maxEnquiryMembers } from "#domain/directory/enquiry-input.ts";
import { useLastSignedIn } from "../accounts/use-me.ts";

const Chosen = z.array(z.object({ id: z.uuid(), name: z.string() })).max(maxEnquiryMembers);
export type ChosenMember = z.infer<typeof Chosen>[number];

function readChosen(text: string | undefined): ChosenMember[] {
  try {
    return Chosen.parse(JSON.parse(text ?? "[]"));
  } catch {
    return []; // what another version or person left there
  }
}

/** The members whom a buyer has chosen to write to: they stay chosen from page to page, in this tab. Only buyers may choose. */
export function useChosenMembers() {
  const user = useLastSignedIn()?.user;
  const [chosen, setChosen] = useSessionStorage<ChosenMember[]>({
    key: `members-to-write-to-${user?.id ?? ""}`,
    defaultValue: [],
    getInitialValueInEffect: false,
    deserialize: readChosen,
  });
  return {
    mayChoose: user?.role === "BUYER",
    chosen,
    isFull: chosen.length >= maxEnquiryMembers,
    isChosen: (id: string): boolean => chosen.some((member) => member.id === id),
    choose: (member: ChosenMember): void =>
      setChosen((before) => [...before.filter(({ id }) => id !== member.id), member].slice(0, maxEnquiryMembers)),
    drop: (id: string): void => setChosen((before) => before.filter((member) => member.id !== id)),
    dropAll: (): void => setChosen([]),
  };
}
