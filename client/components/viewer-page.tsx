import { Skeleton, Text } from "@mantine/core";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import { whyPageIsMissing } from "../lib/missing-page.ts";
import classes from "./document-viewer.module.css";
import { hasNarrower, narrowestShare, pageSizes } from "./page-picture.ts";
import { ErrorState } from "./states.tsx";

/** How far a page is turned clockwise, in degrees. */
export type Turn = 0 | 90 | 180 | 270;

type ViewerPageProps = {
  readonly src: string;
  /** The same page in several widths. */
  readonly srcSet?: string;
  readonly alt: string;
  /** Its width as a part of the viewer's. */
  readonly share?: number;
  readonly turn?: Turn;
  /** What lies over the picture, in its coordinates. */
  readonly children?: ReactNode;
};

const tooMuch: readonly (string | undefined)[] = [fileMessages.pageTooSlow, fileMessages.cannotBeShown];

/**
 * One page as a picture, with a placeholder while it loads. When a wider picture fails, a narrower one is shown and named so; the wider one is
 * asked for again once the page is zoomed or turned or the line is back. When none comes it says why, and tries again once the line is back.
 */
export function ViewerPage({ src, srcSet, alt, share = 1, turn = 0, children }: ViewerPageProps) {
  const [ratio, setRatio] = useState<number>();
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  const [failure, setFailure] = useState("");
  const [attempt, setAttempt] = useState(0);
  /** The address of the picture that did not come, while the reason is asked for. */
  const [missing, setMissing] = useState<string>();
  /** A picture that comes when the reason is asked for is loaded once more without a word. */
  const [isRepeated, setRepeated] = useState(false);
  /** A page that is made smaller keeps its picture. */
  const [widest, setWidest] = useState(share);
  /** The widest share that came. */
  const [loaded, setLoaded] = useState<number>();
  /** A wider picture than for this share has not come, since the page was zoomed or turned last. */
  const [most, setMost] = useState(Infinity);
  const [view, setView] = useState({ share, turn });
  if (view.share !== share || view.turn !== turn) {
    setView({ share, turn });
    setMost(Infinity);
  }
  const wanted = Math.min(share, most);
  if (wanted > widest) setWidest(wanted);
  const canNarrow = srcSet !== undefined && most > narrowestShare;
  const retry = (width = wanted) => {
    setWidest(width);
    setState("loading");
    setAttempt(attempt + 1);
  };
  const narrowTo = (limit: number) => {
    setMost(limit);
    retry(Math.min(share, limit));
  };
  /** Asks for the widest picture again; one that is shown stays until it comes. */
  const askAgain = () => {
    setMost(Infinity);
    if (state === "failed") retry(share);
  };
  function fail(failedSrc: string): void {
    if (canNarrow && loaded !== undefined) narrowTo(loaded < widest ? loaded : narrowestShare);
    else setMissing(failedSrc);
  }
  const explain = useEffectEvent((why: string | undefined) => {
    setMissing(undefined);
    if (why === undefined && !isRepeated) {
      setRepeated(true);
      retry();
      return;
    }
    if (canNarrow && tooMuch.includes(why) && hasNarrower(srcSet, missing ?? "")) {
      narrowTo(narrowestShare);
      return;
    }
    setFailure(why ?? fileMessages.pageNotCome);
    setState("failed");
  });
  useEffect(() => {
    if (missing === undefined) return undefined;
    const asking = new AbortController();
    void whyPageIsMissing(missing, asking.signal).then((why) => {
      if (!asking.signal.aborted) explain(why);
    });
    return () => asking.abort();
  }, [missing]);
  const isWanting = state === "failed" || share > most;
  const askOnline = useEffectEvent(askAgain);
  useEffect(() => {
    if (!isWanting) return undefined;
    const again = (): void => askOnline();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [isWanting]);
  if (state === "failed") return <ErrorState message={failure} onRetry={askAgain} />;
  return (
    <>
      {state === "shown" && share > most && (
        <Text role="status" size="sm" mb="xs">
          {fileMessages.pageNotSharper}
        </Text>
      )}
      <div className={classes.page} style={{ inlineSize: `${share * 100}%`, ...turnedBox(turn, ratio) }} aria-busy={state === "loading"}>
        {state === "loading" && <PageOnItsWay />}
        <div className={classes.turned} data-turn={turn}>
          <img
            key={attempt}
            {...(srcSet !== undefined && { sizes: pageSizes(widest), srcSet })}
            src={src}
            alt={alt}
            className={classes.picture}
            data-state={state}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              setRatio(naturalWidth / naturalHeight);
              setState("shown");
              setLoaded(widest);
              setMissing(undefined);
            }}
            onError={({ currentTarget: { currentSrc } }) => fail(currentSrc || src)}
          />
          {children}
        </div>
      </div>
    </>
  );
}

/** The room of a page that lies on its side. @param ratio width by height of its picture */
const turnedBox = (turn: Turn, ratio: number | undefined) =>
  ratio === undefined || turn % 180 === 0 ? undefined : { aspectRatio: String(1 / ratio), containerType: "size" as const };

const wordsAfterMs = 1000;

function PageOnItsWay() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), wordsAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes.waiting}>
      <Skeleton className={classes.blank} aria-hidden="true" />
      <Text role="status" className={classes.waitingWords}>
        {isSlow ? "Loading page..." : ""}
      </Text>
    </div>
  );
}
