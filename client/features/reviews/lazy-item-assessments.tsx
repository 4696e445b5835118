import { Skeleton, Stack } from "@mantine/core";
import { lazy, Suspense } from "react";
import { useLoadAhead } from "../../lib/after-first-view.ts";
import type { ItemAssessmentsProps } from "./item-assessments.tsx";

/** Its list of reasons has the libraries of menus, and most documents prove no cost. */
const read = () => import("./item-assessments.tsx");
const ItemAssessments = lazy(async () => ({ default: (await read()).ItemAssessments }));

/** About the height of one assessment. */
const heightPx = 640;

/** The costs that a document proves, each with its assessment. Draws nothing when there are none. */
export function LazyItemAssessments(props: ItemAssessmentsProps) {
  useLoadAhead(read);
  const proved = props.review.view.items.filter(({ facts }) => facts["document"] === props.fieldName);
  if (proved.length === 0) return null;
  return (
    <Suspense
      fallback={
        <Stack gap="md" aria-busy="true">
          {proved.map(({ id }) => (
            <Skeleton key={id} h={heightPx} aria-hidden="true" />
          ))}
        </Stack>
      }
    >
      <ItemAssessments {...props} />
    </Suspense>
  );
}
