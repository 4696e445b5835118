import { Text } from "@mantine/core";
import { DataList, queryStates, type Column } from "../../components/data-list.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { trpc } from "../../lib/trpc.ts";
import { formatDateTime } from "../../shared/format.ts";
import { ownFairPath, type OwnListedFair } from "./fair-views.ts";
import { ApplicationTag, fairColumns, FairStandingText } from "./fair-words.tsx";

const columns: readonly Column<OwnListedFair>[] = [
  ...fairColumns,
  { key: "standing", label: "State of the fair", show: (fair) => <FairStandingText {...fair} /> },
  { key: "until", label: "Last day to apply", show: ({ applyUntil }) => <Unbroken>{formatDateTime(applyUntil)}</Unbroken> },
  {
    key: "own",
    label: "Your firm",
    show: ({ state, stall }) => (
      <>
        {state === null ? "Not applied" : <ApplicationTag state={state} />}
        {stall !== null && <Text size="sm">{stall}</Text>}
      </>
    ),
  },
];

/** The fairs that a member can apply for or applied for. */
export function OwnFairList() {
  const { data, error, refetch } = trpc.fairs.listOwn.useQuery();
  return (
    <DataList
      caption="Fairs"
      isCaptionUnseen
      columns={columns}
      rows={data}
      rowKey={({ id }) => id}
      rowLink={({ id }) => ownFairPath(id)}
      {...queryStates({ error, refetch })}
      emptyTitle="No fair is open at present."
    />
  );
}
