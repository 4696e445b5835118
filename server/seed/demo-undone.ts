import type { AppContext, Services } from "../context.ts";
import { refuse } from "../application/dgft/refuse.ts";
import { askFreshLook } from "../application/reimbursements/ask-fresh-look.ts";
import { askReopening, confirmReopening } from "../application/reimbursements/reopening.ts";
import type { ReimbursementView } from "../application/reimbursements/view.ts";
import { forwardToDgft } from "../application/reviews/forward-to-dgft.ts";
import { saveReview } from "../application/reviews/save-review.ts";
import { dayMs } from "#domain/dates.ts";
import { ignoreRefusal } from "./ignore-refusal.ts";
import { playUntil, verdictsOn, type DemoActors, type DemoFileMaker, type Play } from "./demo-reimbursements.ts";

/** A reimbursement whose decision is undone, or that waits for a second look. Its `state` is the one in which it ends. */
export type UndonePlay = Play & { readonly firm: number } & (
    | { readonly state: "FRESH_LOOK" }
    | { readonly state: "UNDER_REVIEW_DGFT"; readonly isReopened: true }
    | { readonly state: "UNDER_REVIEW"; readonly isPrepared: true }
  );

/** A fresh look that the firm of the demonstration asked for, a claim that two people reopened, and one that waits for a second look. */
export const undonePlays: readonly UndonePlay[] = [
  { firm: 0, scheme: "product", state: "FRESH_LOOK", startedDaysAgo: 24 },
  { firm: 58, scheme: "product", state: "UNDER_REVIEW_DGFT", isReopened: true, startedDaysAgo: 33 },
  { firm: 85, scheme: "plant", state: "UNDER_REVIEW", isPrepared: true, startedDaysAgo: 8 },
];

/** Plays one of them to its end. */
export async function playUndone(services: Services, actors: DemoActors, demoFiles: DemoFileMaker, play: UndonePlay): Promise<void> {
  const { scheme, state, startedDaysAgo } = play;
  const on = (daysAgo: number, actor: AppContext["actor"]): AppContext => {
    const at = new Date(services.now().getTime() - daysAgo * dayMs);
    return { ...services, actor, now: () => at, origin: { requestId: "demo-seed", transport: "system", ip: "127.0.0.1", userAgent: "seed" } };
  };
  const seen = ({ id, version }: ReimbursementView) => ({ reimbursementId: id, version });
  if (state === "UNDER_REVIEW") {
    const begun = await playUntil(services, actors, demoFiles, { scheme, state, startedDaysAgo });
    const judged = await saveReview(on(3, actors.admin), { ...seen(begun), documents: verdictsOn(begun, undefined) });
    // The first of two people is told to wait for the second.
    await forwardToDgft(on(3, actors.admin), { ...seen(judged), comment: "" }).catch(ignoreRefusal("second_person"));
    return;
  }
  const forwarded = await playUntil(services, actors, demoFiles, { scheme, state: "UNDER_REVIEW_DGFT", startedDaysAgo });
  const refused = await refuse(on(10, actors.dgft), {
    ...seen(forwarded),
    reason: "The certificate of the foreign authority has no stamp on its first page.",
  });
  if (state === "FRESH_LOOK") {
    const reason = "The stamp stands on page two of the certificate, beside the signature. It was in the file from the beginning.";
    // On the day after: FRESH_LOOK_DAYS can be 1.
    await askFreshLook(on(9, actors.member), { ...seen(refused), reason });
    return;
  }
  const asking = on(5, actors.admin);
  await askReopening(asking, {
    ...seen(refused),
    reason: "The authority stamps page two since January; the refusal rests on page one alone.",
  });
  await confirmReopening(on(2, actors.secondDgft), { reimbursementId: refused.id, askedAt: asking.now() });
}
