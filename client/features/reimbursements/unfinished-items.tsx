import { Alert, Anchor, List, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import { council } from "#domain/council.ts";
import { itemsFields } from "#domain/reimbursements/items.ts";
import { labelInSentence } from "#domain/label-in-sentence.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { wizardPath } from "./member-paths.ts";
import type { ReimbursementView } from "./views.ts";

/** Says before the submission what the costs lack; it holds nothing up. Draws nothing when they are complete. */
export function UnfinishedItems({ view }: { view: ReimbursementView }) {
  const unfinished = view.items.flatMap((item, index) => (item.missing.length === 0 ? [] : [{ ...item, number: index + 1 }]));
  if (view.items.length > 0 && unfinished.length === 0) return null;
  const first = unfinished[0]?.step ?? itemsFields(schemeOf(view.scheme))[0]?.step;
  return (
    <Alert color="yellow" title={view.items.length === 0 ? "No costs are given" : "Some costs are not complete"}>
      {unfinished.length > 0 && (
        <List mb="xs">
          {unfinished.map(({ id, number, label, missing }) => (
            <List.Item key={id}>
              Cost {number}, {labelInSentence(label)}: {missing.map((fact) => labelInSentence(fact.label)).join(", ")}
            </List.Item>
          ))}
        </List>
      )}
      <Text>
        You can submit now, but {council.shortName} can recommend nothing before the costs are complete.{" "}
        {first !== undefined && (
          <Anchor component={Link} to={wizardPath(view.scheme, { id: view.id, step: first, from: "check" })}>
            {view.items.length === 0 ? "Add the costs" : "Complete the costs"} in step {first}
          </Anchor>
        )}
      </Text>
    </Alert>
  );
}
