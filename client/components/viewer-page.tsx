import { Skeleton, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import classes from "./document-viewer.module.css";
import { ErrorState } from "./states.tsx";

type ViewerPageProps = { readonly src: string; readonly alt: string; /** CSS width. */ readonly width: string };

/** One page as a picture, with a placeholder while it loads or when loading fails. */
export function ViewerPage({ src, alt, width }: ViewerPageProps) {
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setState("loading");
    setAttempt(attempt + 1);
  };
  if (state === "failed") return <ErrorState message={fileMessages.cannotBeShown} onRetry={retry} />;
  return (
    <div className={classes.page} style={{ inlineSize: width }} aria-busy={state === "loading"}>
      {state === "loading" && <PageOnItsWay />}
      <img
        key={attempt}
        src={src}
        alt={alt}
        className={classes.picture}
        data-state={state}
        onLoad={() => setState("shown")}
        onError={() => setState("failed")}
      />
    </div>
  );
}

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
