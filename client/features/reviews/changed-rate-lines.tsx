import { Text } from "@mantine/core";
import { formatDate } from "../../shared/format.ts";
import type { ReviewView } from "./views.ts";

/** What a claim keeps of each corrected rate, and what the office has now. */
export const ChangedRateLines = ({ changedRates }: Pick<ReviewView, "changedRates">) =>
  changedRates.map(({ currency, onDate, kept, now }) => (
    <Text key={`${currency} ${onDate}`}>
      {currency} on {formatDate(onDate)}: this claim keeps {kept}, the office has {now}.
    </Text>
  ));
