import { ActionIcon, Button } from "@mantine/core";
import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { CouncilMark } from "../shared/council-mark.tsx";
import { IconBell, IconMenu2 } from "../shared/icons.ts";
import { PortalNav, type NavEntry } from "./portal-nav.tsx";
import classes from "./portal-shell.module.css";
import { UserMenu } from "./user-menu.tsx";

type PortalShellProps = {
  /** Where the council's sign leads. */
  readonly home: string;
  readonly navigation: readonly NavEntry[];
  /** Who is signed in, and for whom, such as the firm's name or "Council". */
  readonly user: { readonly name: string; readonly of: string };
  /** The bell: where it leads and how many notifications are unread. */
  readonly notifications?: { readonly to: string; readonly unread: number };
  /** Where the signed-in user changes the password. */
  readonly accountTo?: string;
  readonly isSigningOut?: boolean;
  readonly onSignOut: () => void;
  readonly children: ReactNode;
};

const contentId = "content";

// Most pages are read without it, and it needs the library of dialogs.
const loadMenuDrawer = () => import("./menu-drawer.tsx");
const MenuDrawer = lazy(async () => ({ default: (await loadMenuDrawer()).MenuDrawer }));
const preloadMenuDrawer = (): void => void loadMenuDrawer().catch(() => undefined);

/** The frame of every signed-in page: bar on top, sidebar (a drawer under 768 px), the page as main landmark. */
export function PortalShell({ home, navigation, user, notifications, accountTo, isSigningOut = false, onSignOut, children }: PortalShellProps) {
  const isNarrow = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  const [isDrawerOpen, drawer] = useDisclosure(false);
  const [wasDrawerOpened, setDrawerOpened] = useState(false);
  function openDrawer(): void {
    setDrawerOpened(true);
    drawer.open();
  }
  return (
    <>
      <a href={`#${contentId}`} className="portal-skip-link">
        Skip to the content
      </a>
      <header className={classes.bar}>
        {isNarrow && (
          <ActionIcon
            className={classes.barButton}
            variant="transparent"
            size={44}
            aria-label="Open the menu"
            aria-expanded={isDrawerOpen}
            onPointerEnter={preloadMenuDrawer}
            onFocus={preloadMenuDrawer}
            onClick={openDrawer}
          >
            <IconMenu2 aria-hidden="true" />
          </ActionIcon>
        )}
        <Link to={home} className={classes.home}>
          <CouncilMark size={32} wordmark={isNarrow ? "short" : "full"} on="bar" />
        </Link>
        <div className={classes.tools}>
          {notifications !== undefined && <Bell {...notifications} />}
          <UserMenu user={user} className={classes.barButton} {...(accountTo !== undefined && { accountTo })} />
          <Button className={classes.signOut} variant="transparent" aria-disabled={isSigningOut} onClick={() => !isSigningOut && onSignOut()}>
            {isSigningOut ? "Signing out..." : "Sign out"}
          </Button>
        </div>
      </header>
      <div className={classes.below}>
        {isNarrow && wasDrawerOpened && (
          <Suspense>
            <MenuDrawer isOpen={isDrawerOpen} entries={navigation} onClose={drawer.close} />
          </Suspense>
        )}
        {!isNarrow && (
          <aside className={classes.sidebar}>
            <PortalNav entries={navigation} />
          </aside>
        )}
        <main id={contentId} tabIndex={-1} className={classes.main}>
          {children}
        </main>
      </div>
    </>
  );
}

function Bell({ to, unread }: { to: string; unread: number }) {
  const label = unread === 0 ? "Notifications, none unread" : `Notifications, ${unread} unread`;
  return (
    <Link to={to} className={classes.bell} aria-label={label}>
      <IconBell aria-hidden="true" />
      {unread > 0 && (
        <span className={classes.count} aria-hidden="true">
          {unread > 99 ? "99+" : unread}
        </span>
      )}
    </Link>
  );
}
