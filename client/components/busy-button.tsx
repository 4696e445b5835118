import { Button, type ButtonProps } from "@mantine/core";
import type { ComponentPropsWithoutRef, MouseEvent } from "react";

type BusyButtonProps = Omit<ButtonProps, "disabled" | "loading"> &
  Omit<ComponentPropsWithoutRef<"button">, keyof ButtonProps> & { readonly isBusy: boolean; readonly busyLabel?: string };

/**
 * A button that says that its work is running, and ignores presses meanwhile, also those that would send its form. It keeps the focus: a disabled
 * button loses it, and with it the place in a dialog. Mantine's `loading` disables.
 */
export function BusyButton({ isBusy, busyLabel = "Working...", onClick, children, ...button }: BusyButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button {...button} aria-disabled={isBusy} onClick={press}>
      {isBusy ? busyLabel : children}
    </Button>
  );
}
