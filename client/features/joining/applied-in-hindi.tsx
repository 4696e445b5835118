import { Text } from "@mantine/core";
import type { ApplicationView } from "./joining-views.ts";

/** Tells who writes to an applicant that the form was filled in in Hindi. */
export function AppliedInHindi({ language }: Pick<ApplicationView, "language">) {
  if (language === "en") return null;
  return <Text>The firm applied in Hindi and reads your words as you write them. Write in Hindi if you can.</Text>;
}
