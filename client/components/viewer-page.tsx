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

/** How often a page is loaded again by itself that can be had, but whose picture did not come. */
const maxRepeats = 2;

/**
 * One page as a picture, with a placeholder while it loads. A wider picture that does not come is replaced by the narrowest one, which is named so;
 * the wider one is asked for again once the page is zoomed or turned or the line is back. When the narrowest does not come, the page says why,
 * and is loaded again once the line is back.
 */
export function ViewerPage({ src, srcSet, alt, share = 1, turn = 0, children }: ViewerPageProps) {
  const [ratio, setRatio] = useState<number>();
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  const [failure, setFailure] = useState("");
  const [attempt, setAttempt] = useState(0);
  /** The address of the picture that did not come, while the reason is asked for. */
  const [missing, setMissing] = useState<string>();
  /** A page that is made smaller keeps its picture. */
  const [widest, setWidest] = useState(share);
  const [isNarrow, setNarrow] = useState(false);
  const [view, setView] = useState({ share, turn });
  if (view.share !== share || view.turn !== turn) {
    setView({ share, turn });
    setNarrow(false);
  }
  if (share > widest) setWidest(share);
  const retry = () => {
    setState("loading");
    setAttempt(attempt + 1);
  };
  /** Asks for the wide picture again; a narrow one that is shown stays until it comes. */
  const askAgain = () => {
    setNarrow(false);
    if (state === "failed") retry();
  };
  function fail(failedSrc: string): void {
    if (srcSet === undefined || isNarrow || !hasNarrower(srcSet, failedSrc)) return setMissing(failedSrc);
    setNarrow(true);
    retry();
  }
  const explain = useEffectEvent((why: string | undefined) => {
    setMissing(undefined);
    if (why === undefined && attempt < maxRepeats) return retry();
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
  const isWanting = state === "failed" || isNarrow;
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
      {state === "shown" && isNarrow && (
        <Text role="status" size="sm" mb="xs">
          {fileMessages.pageNotSharper}
        </Text>
      )}
      <div className={classes.page} style={{ inlineSize: `${share * 100}%`, ...turnedBox(turn, ratio) }} aria-busy={state === "loading"}>
        {state === "loading" && <PageOnItsWay />}
        <div className={classes.turned} data-turn={turn}>
          <img
            key={attempt}
            {...(srcSet !== undefined && { sizes: pageSizes(isNarrow ? narrowestShare : widest), srcSet })}
            src={src}
            alt={alt}
            className={classes.picture}
            data-state={state}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              setRatio(naturalWidth / naturalHeight);
              setState("shown");
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
