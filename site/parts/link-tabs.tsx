import classes from "./link-tabs.module.css";

export type LinkTab = { readonly label: string; readonly href: string; readonly isCurrent: boolean };

/** Tabs that are links: each part of the page has an address, and no script is needed. */
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
