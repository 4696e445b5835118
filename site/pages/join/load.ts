import { joiningDeclaration } from "#domain/joining/declaration.ts";
import { joiningSteps, type JoiningStep } from "#domain/joining/steps.ts";
import { findOwnApplication, type OwnApplicationView } from "#server/application/joining/read-own-application.ts";
import type { Loader } from "../../render/page-loader.ts";
import { showsProblem, typedFormOf } from "./shown-step.ts";

/** The application of a link, with the step that the address names. Plain JSON. */
export type OpenedApplication = OwnApplicationView & {
  readonly key: string;
  /** Undefined: the overview. */
  readonly step: JoiningStep | undefined;
  /** The step was saved a moment ago, and its problems are shown. */
  readonly isChecked: boolean;
  /** A code of `problems` in the texts of the page, with the document it is about. */
  readonly problem: string | undefined;
  readonly problemDocument: string | undefined;
  readonly declaration: string;
};

/** What the page shows: the form that sends a link, that a link is gone, or an application. */
export type JoinContent = { readonly kind: "start" | "gone" } | { readonly kind: "application"; readonly application: OpenedApplication };

export const load: Loader<JoinContent> = async (ctx, { search, language }) => {
  const { key, step, checked, problem, document } = search;
  if (key === undefined) return { content: { kind: "start" } };
  const view = await findOwnApplication(ctx, { key });
  if (view === undefined) return { content: { kind: "gone" } };
  const application = {
    ...view,
    key,
    step: joiningSteps.find((one) => one === step),
    isChecked: checked !== undefined,
    problem,
    problemDocument: document,
    declaration: joiningDeclaration.text[language],
  };
  return { content: { kind: "application", application }, head: { hasError: showsProblem(application), typedForm: typedFormOf(application) } };
};
