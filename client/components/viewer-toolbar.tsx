import { ActionIcon, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { IconArrowsMaximize, IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from "./icons.ts";

const zoomSteps = [50, 75, 100, 125, 150, 200, 300] as const;

/** The next step up from a zoom, in per cent of the viewer's width. */
export const zoomIn = (percent: number): number => zoomSteps.find((step) => step > percent) ?? percent;
/** The next step down. */
export const zoomOut = (percent: number): number => zoomSteps.findLast((step) => step < percent) ?? percent;

type ViewerToolbarProps = {
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
  readonly zoomPercent: number;
  readonly onZoom: (percent: number) => void;
};

/** Turning and zooming; each button stays focusable at its end, so that the keyboard does not fall out. */
export function ViewerToolbar({ page, pages, onTurn, zoomPercent, onZoom }: ViewerToolbarProps) {
  return (
    <Group role="toolbar" aria-label="Page and zoom" justify="space-between" gap="xs">
      <Group gap={4}>
        <ToolButton label="Previous page" isOff={page <= 1} onPress={() => onTurn(page - 1)}>
          <IconChevronLeft size={20} aria-hidden="true" />
        </ToolButton>
        <Text size="sm" className="portal-figures" aria-live="polite">
          Page {page} of {pages}
        </Text>
        <ToolButton label="Next page" isOff={page >= pages} onPress={() => onTurn(page + 1)}>
          <IconChevronRight size={20} aria-hidden="true" />
        </ToolButton>
      </Group>
      <Group gap={4}>
        <ToolButton label="Zoom out" isOff={zoomOut(zoomPercent) === zoomPercent} onPress={() => onZoom(zoomOut(zoomPercent))}>
          <IconZoomOut size={20} aria-hidden="true" />
        </ToolButton>
        <Text size="sm" className="portal-figures" miw="3.25em" ta="center">
          {zoomPercent} %
        </Text>
        <ToolButton label="Zoom in" isOff={zoomIn(zoomPercent) === zoomPercent} onPress={() => onZoom(zoomIn(zoomPercent))}>
          <IconZoomIn size={20} aria-hidden="true" />
        </ToolButton>
        <ToolButton label="Fit the width" isOff={false} onPress={() => onZoom(100)}>
          <IconArrowsMaximize size={20} aria-hidden="true" />
        </ToolButton>
      </Group>
    </Group>
  );
}

type ToolButtonProps = { readonly label: string; readonly isOff: boolean; readonly onPress: () => void; readonly children: ReactNode };

function ToolButton({ label, isOff, onPress, children }: ToolButtonProps) {
  return (
    <ActionIcon variant="subtle" size={36} aria-label={label} title={label} aria-disabled={isOff} onClick={() => !isOff && onPress()}>
      {children}
    </ActionIcon>
  );
}
