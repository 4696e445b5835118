import { Button } from "@mantine/core";

/** Prints the page without its menu and its filters. */
export const PrintButton = () => (
  <Button variant="default" className="portal-not-printed" onClick={() => window.print()}>
    Print
  </Button>
);
