import { useTexts } from "../../../lib/site-context.ts";
import { IconContrast, IconMoon } from "../../../components/icons.ts";
import { useLook, type TextSize } from "./use-look.ts";
import classes from "./look-settings.module.css";

/** Text size, contrast and dark mode; kept in the browser. @source ux.md "Public pages" */
export function LookSettings() {
  const { frame } = useTexts();
  const { look, choose } = useLook();
  const sizes: readonly { readonly size: TextSize; readonly sign: string; readonly name: string }[] = [
    { size: "small", sign: "A−", name: frame.smallerText },
    { size: "normal", sign: "A", name: frame.normalText },
    { size: "large", sign: "A+", name: frame.largerText },
  ];
  return (
    <div className={`${classes.settings} site-needs-script`}>
      <div role="group" aria-label={frame.textSize} className={classes.group}>
        {sizes.map(({ size, sign, name }) => (
          <button
            key={size}
            type="button"
            className={classes.button}
            title={name}
            aria-pressed={look.text === size}
            onClick={() => choose({ text: size })}
          >
            {sign} <span className="portal-unseen">{name}</span>
          </button>
        ))}
      </div>
      <button
        type="button"
        className={classes.button}
        title={frame.highContrast}
        aria-label={frame.highContrast}
        aria-pressed={look.contrast === "high"}
        onClick={() => choose({ contrast: look.contrast === "high" ? "normal" : "high" })}
      >
        <IconContrast size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={classes.button}
        title={frame.darkMode}
        aria-label={frame.darkMode}
        aria-pressed={look.scheme === "dark"}
        onClick={() => choose({ scheme: look.scheme === "dark" ? "light" : "dark" })}
      >
        <IconMoon size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
