import { useLocalStorage } from "@mantine/hooks";
import { useId } from "react";
import { Link, useLocation } from "react-router-dom";
import { IconChevronDown } from "../shared/icons.ts";
import classes from "./portal-nav.module.css";

/** A line of the sidebar: a page, or a group of pages that can be folded. With `isExact` the addresses below it are not marked. */
export type NavEntry = NavPage | { readonly label: string; readonly children: readonly NavPage[] };
export type NavPage = {
  readonly label: string;
  readonly to: string;
  readonly isExact?: boolean;
  /** How many wait there; nothing is shown for none. */
  readonly waiting?: number | undefined;
  /** Other addresses of the same place, each with what begins with it. */
  readonly alsoAt?: readonly string[];
};

/** Higher counts are cut. */
const mostShown = 999;

/** The portal's menu. The open page has aria-current. */
export function PortalNav({ entries, onFollow }: { entries: readonly NavEntry[]; onFollow?: () => void }) {
  return (
    <nav aria-label="Portal">
      <ul className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.label}>{"to" in entry ? <PageLink page={entry} onFollow={onFollow} /> : <Group {...entry} onFollow={onFollow} />}</li>
        ))}
      </ul>
    </nav>
  );
}

/** Whether an address is this page or a page below it. */
function isAt({ to, isExact = false, alsoAt = [] }: NavPage, pathname: string): boolean {
  // The case of an address does not matter.
  const here = pathname.toLowerCase().replace(/\/$/, "");
  const page = to.toLowerCase();
  return here === page || (!isExact && here.startsWith(`${page}/`)) || alsoAt.some((start) => here.startsWith(start.toLowerCase()));
}

function PageLink({ page, onFollow }: { page: NavPage; onFollow: (() => void) | undefined }) {
  const { pathname } = useLocation();
  return (
    <Link to={page.to} aria-current={isAt(page, pathname) ? "page" : undefined} className={classes.line} onClick={onFollow}>
      {page.label}
      {page.waiting !== undefined && page.waiting > 0 && (
        <span className={classes.waiting}>
          {page.waiting > mostShown ? `${mostShown}+` : page.waiting}
          <span className="portal-unseen"> waiting</span>
        </span>
      )}
    </Link>
  );
}

type GroupProps = { readonly label: string; readonly children: readonly NavPage[]; readonly onFollow: (() => void) | undefined };

function Group({ label, children, onFollow }: GroupProps) {
  const id = useId();
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useLocalStorage({ key: `portal-nav-${label}`, defaultValue: true, getInitialValueInEffect: false });
  const hasCurrent = children.some((page) => isAt(page, pathname));
  return (
    <>
      <button
        type="button"
        className={classes.line}
        aria-expanded={isOpen}
        aria-controls={id}
        data-has-current={(hasCurrent && !isOpen) || undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
        <IconChevronDown size={18} aria-hidden="true" className={classes.chevron} />
      </button>
      <ul id={id} hidden={!isOpen} className={classes.nested}>
        {children.map((page) => (
          <li key={page.to}>
            <PageLink page={page} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </>
  );
}
