import { Button, Stack } from "@mantine/core";
import { Link } from "react-router-dom";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { DataList, queryStates, type Column } from "../../components/data-list.tsx";
import { Section } from "../../components/section.tsx";
import { trpc } from "../../lib/trpc.ts";
import { formatDate } from "../../shared/format.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import { newRulePath, rulePath, ruleStateLabel, ruleStates, type ListedRule } from "./rule-views.ts";

const productsOwn = "Came with the product";

const columns: readonly Column<ListedRule>[] = [
  { key: "number", label: "Version", show: ({ number }) => `Version ${number}` },
  { key: "from", label: "From", show: ({ effectiveFrom }) => formatDate(effectiveFrom) },
  { key: "to", label: "To", show: ({ effectiveTo }) => (effectiveTo === null ? "Without end" : formatDate(effectiveTo)) },
  { key: "state", label: "State", show: (row) => <StatusTag tone={ruleStates[row.state].tone}>{ruleStateLabel(row)}</StatusTag> },
  { key: "source", label: "Source", show: ({ sourceName }) => sourceName },
  { key: "prepared", label: "Prepared by", show: ({ preparedByName }) => preparedByName ?? productsOwn },
  {
    key: "published",
    label: "Published by",
    show: ({ state, publishedByName }) => (state === "published" ? (publishedByName ?? productsOwn) : "–"),
  },
];

/** The versions of each scheme, the one that begins last first. */
export function RulesList() {
  const { data, error, refetch } = trpc.rules.list.useQuery();
  if (data === undefined)
    return <DataList caption="Rules" columns={columns} rows={undefined} rowKey={({ id }) => id} emptyTitle="" {...queryStates({ error, refetch })} />;
  return (
    <Stack gap="lg">
      {data.map(({ scheme, versions }) => {
        const last = versions.find(({ state }) => state === "published");
        const { typeLabel } = schemeOf(scheme);
        return (
          <Section key={scheme} title={typeLabel}>
            <Stack gap="md">
              <DataList
                caption={`Rules of ${typeLabel}`}
                isCaptionUnseen
                columns={columns}
                rows={versions}
                rowKey={({ id }) => id}
                rowLink={({ id }) => rulePath(id)}
                emptyTitle="No rules yet."
              />
              <div>
                <Button component={Link} variant="default" to={newRulePath(scheme, last?.id)}>
                  Prepare new rules for {typeLabel}
                </Button>
              </div>
            </Stack>
          </Section>
        );
      })}
    </Stack>
  );
}
