import { Loader, Text } from "@mantine/core";
import { useId, useState, type KeyboardEvent } from "react";
import { formatBytes } from "../lib/format.ts";
import classes from "./document-viewer.module.css";
import { IconDownload } from "./icons.ts";
import { ErrorState } from "./states.tsx";
import { ViewerToolbar, zoomIn, zoomOut } from "./viewer-toolbar.tsx";

type DocumentViewerProps = {
  /** Names the paper. */
  readonly title: string;
  readonly pages: number;
  /** The address of the picture of a page, from 1. */
  readonly pageUrl: (page: number) => string;
  /** The file as it was given. */
  readonly original: { readonly href: string; readonly name: string; readonly kind: string; readonly sizeBytes: number };
};

/** 100 means as wide as the viewer. */
const fitPercent = 100;

/**
 * A paper page by page, as pictures that the server makes. Give it the file's id as key. With the page focused: arrow left
 * and right or Page Up and Page Down turn, Home and End go to the first and last, + and - zoom, 0 fits.
 */
export function DocumentViewer({ title, pages, pageUrl, original }: DocumentViewerProps) {
  const titleId = useId();
  const [page, setPage] = useState(1);
  const [zoomPercent, setZoomPercent] = useState(fitPercent);
  const turnTo = (next: number) => setPage(Math.min(Math.max(next, 1), Math.max(pages, 1)));

  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => turnTo(page - 1),
    PageUp: () => turnTo(page - 1),
    ArrowRight: () => turnTo(page + 1),
    PageDown: () => turnTo(page + 1),
    Home: () => turnTo(1),
    End: () => turnTo(pages),
    "+": () => setZoomPercent(zoomIn(zoomPercent)),
    "=": () => setZoomPercent(zoomIn(zoomPercent)),
    "-": () => setZoomPercent(zoomOut(zoomPercent)),
    "0": () => setZoomPercent(fitPercent),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isPanning = zoomPercent > fitPercent && (event.key === "ArrowLeft" || event.key === "ArrowRight");
    const act = event.ctrlKey || event.metaKey || event.altKey || isPanning ? undefined : keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  return (
    <section className={classes.viewer} aria-labelledby={titleId}>
      <p id={titleId} className={classes.title}>
        {title}
      </p>
      {pages > 0 && (
        <>
          <ViewerToolbar page={page} pages={pages} onTurn={turnTo} zoomPercent={zoomPercent} onZoom={setZoomPercent} />
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard */}
          <div className={classes.frame} tabIndex={0} role="group" aria-label={`Page ${page} of ${pages}`} onKeyDown={onKeyDown}>
            <PagePicture key={page} src={pageUrl(page)} alt={`Page ${page} of ${pages} of ${title}`} widthPercent={zoomPercent} />
          </div>
        </>
      )}
      <a href={original.href} download={original.name} className={classes.original}>
        <IconDownload size={18} aria-hidden="true" />
        Original: {original.name} ({original.kind}, {formatBytes(original.sizeBytes)})
      </a>
    </section>
  );
}

function PagePicture({ src, alt, widthPercent }: { src: string; alt: string; widthPercent: number }) {
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setAttempt(attempt + 1);
    setState("loading");
  };
  if (state === "failed") return <ErrorState message="This page could not be shown. The original can still be opened below." onRetry={retry} />;
  return (
    <>
      {state === "loading" && (
        <div className={classes.waiting} role="status">
          <Loader size="sm" aria-hidden="true" />
          <Text size="sm">Loading the page...</Text>
        </div>
      )}
      <img
        key={attempt}
        src={src}
        alt={alt}
        className={classes.page}
        style={{ inlineSize: `${widthPercent}%` }}
        data-state={state}
        onLoad={() => setState("shown")}
        onError={() => setState("failed")}
      />
    </>
  );
}
