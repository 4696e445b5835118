import { focusManager } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { setPageUser } from "../../lib/page-user.ts";
import { onSessionEvent } from "../../lib/session-clock.ts";
import { background, trpc } from "../../lib/trpc.ts";
import { useMe, type SignedIn } from "./use-me.ts";

const tickMs = 1000;

/** The state of the session: nothing to say, ending soon, or over while a page is open. */
export type SessionWatch =
  | { readonly kind: "quiet" }
  | { readonly kind: "ending"; readonly secondsLeft: number; readonly canExtend: boolean; readonly person: SignedIn }
  | { readonly kind: "over"; readonly person: SignedIn };

/**
 * Follows the session by what the answers of the server say, without asking. Before it warns it asks once, because
 * another tab may have kept the session alive.
 * @source ux.md "Every screen"; security.md 3.1
 */
export function useSessionWatch(): { readonly watch: SessionWatch; /** Call it when the person has signed in again. */ readonly renew: () => void } {
  const { me } = useMe();
  const utils = trpc.useUtils();
  const [person, setPerson] = useState<SignedIn>();
  const [endsAtMs, setEndsAtMs] = useState<number>();
  const [nowMs, setNowMs] = useState(() => Date.now());
  const [isOver, setIsOver] = useState(false);

  // A user who signs in in another tab does not take over this page: it has what the person before typed.
  const isOtherSession = person !== undefined && (me?.isSignedIn === false || (me?.isSignedIn === true && me.user.id !== person.user.id));
  if (me?.isSignedIn === true && person !== me && !isOtherSession) {
    setPerson(me);
    setIsOver(false);
  }
  if (isOtherSession && !isOver) setIsOver(true);
  const personId = person?.user.id;
  useEffect(() => setPageUser(personId), [personId]);

  useEffect(
    () =>
      onSessionEvent((event) => {
        if (event.kind === "over") setIsOver(true);
        else setEndsAtMs(Date.now() + event.seconds * 1000);
      }),
    [],
  );
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);

  const secondsLeft = endsAtMs === undefined ? undefined : Math.max(0, Math.round((endsAtMs - nowMs) / 1000));
  const isNear = person !== undefined && secondsLeft !== undefined && secondsLeft <= person.session.warnSeconds;
  // The server counts whole seconds, so it may answer "alive" when our time is over. Ask again until it answers "over".
  const dueTick = secondsLeft === 0 ? nowMs : undefined;
  const ask = useEffectEvent(() => void utils.accounts.me.invalidate());
  useEffect(() => {
    if (isNear && !isOver) ask();
  }, [isNear, dueTick, isOver]);
  // The person may have signed in again in another tab.
  const goOnIfSignedIn = useEffectEvent(async () => {
    const now = await utils.accounts.me.fetch(undefined, { staleTime: 0, trpc: { context: background } }).catch(() => undefined);
    if (now?.isSignedIn !== true) return;
    setIsOver(false);
    await utils.invalidate();
  });
  useEffect(() => {
    if (!isOver) return;
    return focusManager.subscribe((isFocused) => {
      if (isFocused) void goOnIfSignedIn();
    });
  }, [isOver]);

  return { watch: watchOf({ person, isOver, secondsLeft: isNear ? secondsLeft : undefined }), renew: () => setIsOver(false) };
}

type Seen = {
  readonly person: SignedIn | undefined;
  readonly isOver: boolean;
  /** Only when the end is near. */ readonly secondsLeft: number | undefined;
};

function watchOf({ person, isOver, secondsLeft }: Seen): SessionWatch {
  if (person === undefined) return { kind: "quiet" };
  if (isOver) return { kind: "over", person };
  if (secondsLeft === undefined) return { kind: "quiet" };
  return { kind: "ending", secondsLeft, canExtend: person.session.absoluteSecondsLeft > person.session.warnSeconds, person };
}
