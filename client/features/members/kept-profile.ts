import { useSessionStorage } from "@mantine/hooks";
import { z } from "zod";
import { useLastSignedIn } from "../accounts/use-me.ts";

const text = z.string();
const Values = z.object({
  organization: text,
  address: text,
  gst: text,
  pan: text,
  contact_name: text,
  contact_email: text,
  contact_mobile: text,
  whatsapp: text,
  alternate_email: text,
  description: text,
  hsn_codes: z.array(text),
  show_email: z.boolean(),
  show_phone: z.boolean(),
});
/** A profile as it was typed and not saved: over which version, and over which values. */
const KeptProfile = z.object({ version: z.int(), start: Values, values: Values });
export type KeptProfile = z.infer<typeof KeptProfile>;

/** What is typed in the profile stays in this tab until it is saved, through reloads and a new sign-in. */
export function useKeptProfile() {
  const userId = useLastSignedIn()?.user.id ?? "";
  return useSessionStorage<KeptProfile | null>({
    key: `profile-draft-${userId}`,
    defaultValue: null,
    getInitialValueInEffect: false,
    deserialize: (stored) => read(stored),
  });
}

function read(stored: string | undefined): KeptProfile | null {
  try {
    return KeptProfile.safeParse(JSON.parse(stored ?? "null")).data ?? null;
  } catch {
    return null; // what is no JSON was not kept by this page
  }
}
