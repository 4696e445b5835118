import { Stack } from "@mantine/core";
import { SearchSelectField } from "../../components/search-select-field.tsx";
import { ErrorState } from "../../components/states.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { circularFieldId } from "./circular-form.ts";
import type { Circular } from "./views.ts";

type ReplacesFieldProps = {
  readonly replacesId: string | null;
  readonly saved: Circular | undefined;
  readonly error: string | undefined;
  readonly onChange: (replacesId: string | null) => void;
};

/** Chooses the circular that this one replaces, by number or subject. */
export function ReplacesField({ replacesId, saved, error, onChange }: ReplacesFieldProps) {
  const query = trpc.circulars.replaceable.useQuery();
  const data = query.data ?? [];
  const kept = saved?.replaces ?? null;
  const offered = kept === null || data.some(({ id }) => id === kept.id) ? data : [kept, ...data];
  return (
    <Stack gap="xs">
      <SearchSelectField
        id={circularFieldId("replacesId")}
        label="Replaces no."
        hint="For a correction: the earlier circular stays readable and says that it is replaced"
        isOptional
        options={offered.map(({ id, number, subject }) => ({ value: id, label: `${number}: ${subject}` }))}
        areOptionsRead={query.data !== undefined}
        value={replacesId ?? ""}
        onChange={(value) => onChange(value === "" ? null : value)}
        {...(error !== undefined && { error })}
      />
      {query.data === undefined && query.error !== null && (
        <ErrorState message={failureOf(query.error).message} onRetry={() => void query.refetch()} />
      )}
    </Stack>
  );
}
