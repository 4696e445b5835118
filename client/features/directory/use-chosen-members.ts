import { useSessionStorage } from "@mantine/hooks";
import { maxEnquiryMembers } from "#domain/directory/enquiry-rules.ts";
import { useLastSignedIn } from "../accounts/use-me.ts";

export type ChosenMember = { readonly id: string; readonly name: string };

// The server checks the ids. A schema would bring its library into the directory.
const isMember = (value: unknown): value is ChosenMember =>
  typeof value === "object" && value !== null && "id" in value && typeof value.id === "string" && "name" in value && typeof value.name === "string";

function readChosen(text: string | undefined): ChosenMember[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) && stored.every(isMember) ? stored.slice(0, maxEnquiryMembers) : [];
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
