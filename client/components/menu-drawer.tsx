import { Drawer } from "@mantine/core";
import { useEffect, useState } from "react";
import { PortalNav, type NavEntry } from "./portal-nav.tsx";

type MenuDrawerProps = {
  readonly isOpen: boolean;
  readonly entries: readonly NavEntry[];
  readonly onClose: () => void;
};

/** The sidebar of a narrow screen, over the page. */
export function MenuDrawer({ isOpen, entries, onClose }: MenuDrawerProps) {
  // What is drawn open at once does not know where the focus was.
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return (
    <Drawer opened={isOpen && isDrawn} onClose={onClose} title="Menu" size={280}>
      <PortalNav entries={entries} onFollow={onClose} />
    </Drawer>
  );
}
