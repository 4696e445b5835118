import { ActionIcon, Anchor, Button, TextInput, type ActionIconProps } from "@mantine/core";
import { useState, type ReactNode, type Ref, type SubmitEvent } from "react";
import { formatBytes } from "../shared/format.ts";
import classes from "./document-viewer.module.css";
import {
  IconArrowsMaximize,
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconLayoutGrid,
  IconRotateClockwise,
  IconZoomIn,
  IconZoomOut,
} from "../shared/icons.ts";

/** The file as it was uploaded; `kind` is a word such as PDF. */
export type OriginalFile = { readonly href: string; readonly name: string; readonly kind: string; readonly sizeBytes: number };

type ViewerToolbarProps = {
  readonly page: number;
  readonly pages: number;
  readonly percent: number;
  readonly canZoomOut: boolean;
  readonly canZoomIn: boolean;
  readonly onPage: (page: number) => void;
  readonly onZoom: (direction: "in" | "out" | "fit") => void;
  readonly onTurn: () => void;
  /** Whether the small pictures of all pages are shown; undefined when there are none. */
  readonly hasOverview: boolean | undefined;
  readonly onOverview: () => void;
  readonly pageField: Ref<HTMLInputElement>;
  readonly original: OriginalFile;
  /** The search in the text, where there is one. */
  readonly children?: ReactNode;
};

/** Turning pages, zoom, and the way to the file itself. */
export function ViewerToolbar({
  page,
  pages,
  percent,
  canZoomOut,
  canZoomIn,
  onPage,
  onZoom,
  onTurn,
  hasOverview,
  onOverview,
  pageField,
  original,
  children,
}: ViewerToolbarProps) {
  return (
    <div className={classes.toolbar}>
      <div className={classes.tools}>
        <Tool name="Previous page" isBlocked={page <= 1} onPress={() => onPage(page - 1)}>
          <IconChevronLeft size={20} aria-hidden="true" />
        </Tool>
        <span role="status" className="portal-figures">
          Page {page} of {pages}
        </span>
        <Tool name="Next page" isBlocked={page >= pages} onPress={() => onPage(page + 1)}>
          <IconChevronRight size={20} aria-hidden="true" />
        </Tool>
        {pages > 2 && <PageJump pages={pages} onPage={onPage} field={pageField} />}
        {hasOverview !== undefined && (
          <Tool name="Pages as small pictures" isBlocked={false} isPressed={hasOverview} onPress={onOverview}>
            <IconLayoutGrid size={20} aria-hidden="true" />
          </Tool>
        )}
      </div>
      <div className={classes.tools}>
        <Tool name="Zoom out" isBlocked={!canZoomOut} onPress={() => onZoom("out")}>
          <IconZoomOut size={20} aria-hidden="true" />
        </Tool>
        <span className={`${classes.percent} portal-figures`}>{percent} %</span>
        <Tool name="Zoom in" isBlocked={!canZoomIn} onPress={() => onZoom("in")}>
          <IconZoomIn size={20} aria-hidden="true" />
        </Tool>
        <Tool name="Fit to width" isBlocked={false} onPress={() => onZoom("fit")}>
          <IconArrowsMaximize size={20} aria-hidden="true" />
        </Tool>
        <Tool name="Rotate" isBlocked={false} onPress={onTurn}>
          <IconRotateClockwise size={20} aria-hidden="true" />
        </Tool>
      </div>
      {children}
      <Anchor href={original.href} download={original.name} className={classes.original}>
        <IconDownload size={18} aria-hidden="true" />
        <span>
          Download original<span className="portal-unseen"> {original.name}</span> ({original.kind}, {formatBytes(original.sizeBytes)})
        </span>
      </Anchor>
    </div>
  );
}

/** Enter goes to the page that was typed, to the last one when there are fewer. */
function PageJump({ pages, onPage, field }: Pick<ViewerToolbarProps, "pages" | "onPage"> & { readonly field: Ref<HTMLInputElement> }) {
  const [typed, setTyped] = useState("");
  function go(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const wanted = Number(typed);
    setTyped("");
    if (wanted >= 1) onPage(Math.min(wanted, pages));
  }
  return (
    <form onSubmit={go} className={classes.tools}>
      <TextInput
        ref={field}
        aria-label={`Go to page, 1 to ${pages}`}
        placeholder="Page"
        inputMode="numeric"
        size="sm"
        w="4.5rem"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value.replaceAll(/\D/g, "").slice(0, 4))}
      />
      <Button type="submit" variant="default" size="sm" disabled={typed === ""}>
        Go
      </Button>
    </form>
  );
}

type ToolProps = {
  readonly name: string;
  readonly isBlocked: boolean;
  /** Of a tool that is on or off. */
  readonly isPressed?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
};

const look: ActionIconProps = { variant: "default", size: 36 };

/** A blocked button stays focusable, so that a keyboard user who opened the last page keeps the place. */
function Tool({ name, isBlocked, isPressed, onPress, children }: ToolProps) {
  return (
    <ActionIcon
      {...look}
      aria-label={name}
      title={name}
      aria-disabled={isBlocked || undefined}
      aria-pressed={isPressed}
      className={classes.tool}
      onClick={isBlocked ? undefined : onPress}
    >
      {children}
    </ActionIcon>
  );
}
