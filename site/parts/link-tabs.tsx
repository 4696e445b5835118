import classes from "./link-tabs.module.css";

export type LinkTab = { readonly label: string; readonly href: string; readonly isCurrent: boolean };

/** Parts of a page, each with an address of its own. They are links, so they work without scripts and can be shared. */
export function LinkTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly LinkTab[] }) {
  return (
    <nav aria-label={label}>
      <ul className={classes.tabs}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a href={tab.href} className={classes.tab} aria-current={tab.isCurrent ? "page" : undefined}>
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
