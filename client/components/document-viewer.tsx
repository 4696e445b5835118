import { useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from "react";
import classes from "./document-viewer.module.css";
import { pageSources, type ReadingWidthPx } from "./page-picture.ts";
import { ViewerOverview } from "./viewer-overview.tsx";
import { ViewerPage, type Turn } from "./viewer-page.tsx";
import { ViewerSearch, type FoundInDocument } from "./viewer-search.tsx";
import { ViewerToolbar, type OriginalFile } from "./viewer-toolbar.tsx";

/** Widths of a page as parts of the viewer's own width; 1 fits. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const fitting = zooms.indexOf(1);

/** What keys elsewhere on the page may ask of a viewer. */
export type ViewerHandle = {
  readonly focus: () => void;
  readonly turn: () => void;
  readonly askForPage: () => void;
  readonly askForWords: () => void;
  readonly toggleOverview: () => void;
};

const nextTurn = { 0: 90, 90: 180, 180: 270, 270: 0 } as const satisfies Record<Turn, Turn>;

type DocumentViewerProps = {
  readonly ref?: Ref<ViewerHandle> | undefined;
  /** Names the viewer and, with the page number, each picture. */
  readonly title: string;
  readonly pages: number;
  /** The page that is shown first. */
  readonly firstPage?: number;
  /** Address of a page as a picture of this width; pages count from 1. */
  readonly pageUrl: (page: number, widthPx: ReadingWidthPx) => string;
  /** The same as a small picture; without it the pages have no overview. */
  readonly smallPageUrl?: (page: number) => string;
  readonly original: OriginalFile;
  /** Searches the text of the document; without it there is no field. */
  readonly search?: (words: string) => Promise<FoundInDocument>;
};

/**
 * A document page by page, as pictures that the server draws. On the page itself the arrows left and right turn pages, + and -
 * zoom and R turns; arrows up and down scroll as everywhere, and digits are left to the page. Give it another `key` for another document.
 */
export function DocumentViewer({ ref, title, pages, firstPage = 1, pageUrl, smallPageUrl, original, search }: DocumentViewerProps) {
  const [page, setPage] = useState(Math.min(Math.max(firstPage, 1), pages));
  const [zoom, setZoom] = useState(fitting);
  const [turns, setTurns] = useState<Readonly<Record<number, Turn>>>({});
  const [isOverviewOpen, setOverviewOpen] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  const pageField = useRef<HTMLInputElement>(null);
  const wordsField = useRef<HTMLInputElement>(null);

  function goTo(next: number): void {
    const target = Math.min(Math.max(next, 1), pages);
    if (target === page) return;
    setPage(target);
    sheet.current?.scrollTo({ top: 0 });
  }
  const zoomTo = (next: number): void => setZoom(Math.min(Math.max(next, 0), zooms.length - 1));
  const focusPage = (): void => sheet.current?.focus({ preventScroll: true });
  const turn = turns[page] ?? 0;
  const turnOn = (): void => setTurns({ ...turns, [page]: nextTurn[turn] });
  useImperativeHandle(ref, () => ({
    focus: focusPage,
    turn: turnOn,
    askForPage: () => pageField.current?.focus(),
    askForWords: () => wordsField.current?.focus(),
    toggleOverview: () => setOverviewOpen((isOpen) => !isOpen),
  }));

  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => goTo(page - 1),
    ArrowRight: () => goTo(page + 1),
    Home: () => goTo(1),
    End: () => goTo(pages),
    "+": () => zoomTo(zoom + 1),
    "=": () => zoomTo(zoom + 1),
    "-": () => zoomTo(zoom - 1),
    r: turnOn,
  };
  function press(event: KeyboardEvent): void {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    // On a page that is wider than the viewer the arrow keys scroll.
    const isScrolling = event.key.startsWith("Arrow") && zoom > fitting;
    if (act === undefined || isScrolling) return;
    event.preventDefault();
    act();
  }

  const share = zooms[zoom] ?? 1;
  return (
    <section className={classes.viewer} aria-label={title}>
      <ViewerToolbar
        page={page}
        pages={pages}
        percent={Math.round(share * 100)}
        canZoomOut={zoom > 0}
        canZoomIn={zoom < zooms.length - 1}
        onPage={goTo}
        onZoom={(direction) => zoomTo(direction === "fit" ? fitting : zoom + (direction === "in" ? 1 : -1))}
        onTurn={turnOn}
        hasOverview={smallPageUrl === undefined || pages < 2 ? undefined : isOverviewOpen}
        onOverview={() => setOverviewOpen(!isOverviewOpen)}
        pageField={pageField}
        original={original}
      >
        {search !== undefined && <ViewerSearch page={page} pages={pages} search={search} field={wordsField} onPage={goTo} onLeave={focusPage} />}
      </ViewerToolbar>
      <div className={classes.body}>
        {smallPageUrl !== undefined && isOverviewOpen && <ViewerOverview page={page} pages={pages} pageUrl={smallPageUrl} onPage={goTo} />}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it scrolls, so it takes the focus, and with it its keys */}
        <div ref={sheet} className={classes.sheet} role="group" tabIndex={0} aria-label={`Page ${page} of ${title}`} onKeyDown={press}>
          <ViewerPage
            key={page}
            {...pageSources((widthPx) => pageUrl(page, widthPx))}
            alt={`${title}, page ${page} of ${pages}`}
            share={share}
            turn={turn}
          />
        </div>
      </div>
    </section>
  );
}
