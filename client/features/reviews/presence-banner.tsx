import { Alert, Text } from "@mantine/core";
import { formatTime } from "../../shared/format.ts";
import type { PresentReviewer } from "./views.ts";

/** Who else has this reimbursement open, and since when. It stays in the page, so that an arrival is announced. */
export function PresenceBanner({ others, hint }: { others: readonly PresentReviewer[]; hint: string }) {
  return (
    <div role="status" style={{ position: others.length === 0 ? "absolute" : "static" }}>
      {others.length > 0 && (
        <Alert color="blue" title="Someone else is reviewing">
          {others.map(({ name, since }) => (
            <Text key={`${name}${since.getTime()}`} size="sm">
              {name}, since {formatTime(since)} IST
            </Text>
          ))}
          <Text size="sm" mt={4}>
            {hint}
          </Text>
        </Alert>
      )}
    </div>
  );
}
