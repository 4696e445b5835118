import { Button } from "@mantine/core";
import { lazy, Suspense, useId, useRef, useState, type ToggleEvent } from "react";
import { LoadingState } from "../../components/states.tsx";
import { IconChevronDown } from "../../shared/icons.ts";
import { useLoadAhead } from "../../lib/after-first-view.ts";
import { trpc } from "../../lib/trpc.ts";
import classes from "./owner-menu.module.css";
import type { ClaimOwner } from "./work-views.ts";

const readPanel = () => import("./owner-panel.tsx");
const OwnerPanel = lazy(async () => ({ default: (await readPanel()).OwnerPanel }));

const widthPx = 340;
const marginPx = 8;

/**
 * Who is expected to work on a claim: shown on its page, where it is taken, given to another officer, or made free. The browser opens and
 * closes the panel; a change that is made closes it too, and the focus is on its button with the new owner.
 */
export function OwnerMenu({ reimbursementId }: { reimbursementId: string }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { data } = trpc.work.owner.useQuery({ reimbursementId });
  useLoadAhead(readPanel);
  const look = { variant: "default", size: "compact-md", rightSection: <IconChevronDown size={16} aria-hidden="true" /> } as const;
  function close(): void {
    panel.current?.hidePopover();
    button.current?.focus();
  }
  if (data === undefined)
    return (
      <Button {...look} disabled>
        Owner
      </Button>
    );
  return (
    <>
      <Button {...look} ref={button} popoverTarget={id} aria-expanded={isOpen}>
        Owner: {ownerName(data)}
      </Button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Owner"
        className={classes.panel}
        onBeforeToggle={(event) => placeBelow(event, button.current)}
        onToggle={({ newState }) => setOpen(newState === "open")}
      >
        {isOpen && (
          <Suspense fallback={<LoadingState lines={3} />}>
            <OwnerPanel reimbursementId={reimbursementId} claim={data} onChanged={close} />
          </Suspense>
        )}
      </div>
    </>
  );
}

const ownerName = ({ owner }: ClaimOwner): string => (owner === undefined ? "nobody" : owner.isMe ? "you" : owner.name);

/** Below the button, their ends at one line where the window has the room. */
function placeBelow({ newState, currentTarget: { style } }: ToggleEvent<HTMLDivElement>, button: HTMLButtonElement | null): void {
  if (newState !== "open" || button === null) return;
  const { bottom, right } = button.getBoundingClientRect();
  const room = document.documentElement.clientWidth;
  const width = Math.min(widthPx, room - 2 * marginPx);
  style.insetBlockStart = `${bottom + window.scrollY + marginPx / 2}px`;
  style.insetInlineStart = `${Math.max(marginPx, Math.min(right, room - marginPx) - width)}px`;
  style.inlineSize = `${width}px`;
}
