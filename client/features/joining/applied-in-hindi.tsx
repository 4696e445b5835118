import { Text } from "@mantine/core";
import type { ApplicationView } from "./joining-views.ts";

/** Tells an officer, before a message to the applicant, that the application is in Hindi. Nothing for one in English. */
export function AppliedInHindi({ language }: Pick<ApplicationView, "language">) {
  if (language === "en") return null;
  return <Text>The firm applied in Hindi and reads your words as you write them. Write in Hindi if you can.</Text>;
}
