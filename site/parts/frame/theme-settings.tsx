import type { ReactNode } from "react";
import { IconContrast, IconMoon } from "#client/shared/icons.ts";
import { useTexts } from "../site-context.ts";
import classes from "./theme-settings.module.css";

/** Text size, contrast and dark mode, stored in the browser. @source ux.md "Public pages" */
export function ThemeSettings() {
  const { frame } = useTexts();
  return (
    <div data-island="theme" className={`${classes.settings} site-needs-script`}>
      <div role="group" aria-label={frame.textSize} className={classes.group}>
        <ThemeButton name="text" value="small" label={frame.smallerText} sign="A−" />
        <ThemeButton name="text" value="normal" label={frame.normalText} sign="A" />
        <ThemeButton name="text" value="large" label={frame.largerText} sign="A+" />
      </div>
      <ThemeButton name="contrast" value="high" label={frame.highContrast} sign={<IconContrast size={18} aria-hidden="true" />} />
      <ThemeButton name="scheme" value="dark" label={frame.darkMode} sign={<IconMoon size={18} aria-hidden="true" />} />
    </div>
  );
}

type LookButtonProps = { readonly name: string; readonly value: string; readonly label: string; readonly sign: ReactNode };

function ThemeButton({ name, value, label, sign }: LookButtonProps) {
  return (
    <button type="button" className={classes.button} name={name} value={value} title={label} aria-pressed={value === "normal"}>
      {sign} <span className="portal-unseen">{label}</span>
    </button>
  );
}
