import type { inferRouterOutputs } from "@trpc/server";
import type { JoiningState } from "#domain/joining/states.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import type { Tone } from "../../shared/status-tag.tsx";

type Outputs = inferRouterOutputs<AppRouter>["joining"];
export type ListedJoiningApplication = Outputs["list"]["rows"][number];
export type ApplicationView = Outputs["get"];
export type ApplicationDocumentView = ApplicationView["documents"][number];
export type EarlierDocumentView = ApplicationView["earlierDocuments"][number];

export const applicationTones = {
  draft: "neutral",
  submitted: "orange",
  resubmitted: "orange",
  needs_reply: "blue",
  approved: "green",
  refused: "red",
} as const satisfies Record<JoiningState, Tone>;

/** In which language the applicant reads the page and its e-mails. */
export const applicationLanguages = { en: "English", hi: "Hindi" } as const satisfies Record<ApplicationView["language"], string>;
