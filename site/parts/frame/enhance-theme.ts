// Keys and attributes are those of public/site-look.js, which sets them before the page is shown.
const properties = {
  text: { attribute: "data-text", key: "site-text-size", initial: "normal" },
  contrast: { attribute: "data-contrast", key: "site-contrast", initial: "normal" },
  scheme: { attribute: "data-scheme", key: "mantine-color-scheme-value", initial: "light" },
} as const;
type Property = keyof typeof properties;

/** Each button gives a property of the theme a value. Pressed again, it restores the default. @see ThemeSettings */
export function enhanceTheme(settings: HTMLElement): void {
  const buttons = Object.keys(properties).flatMap((name) => [...settings.querySelectorAll<HTMLButtonElement>(`button[name="${name}"]`)]);
  // Their names are the keys of the table.
  const isPressed = ({ name, value }: HTMLButtonElement): boolean => currentValue(name as Property) === value;
  const show = (): void => buttons.forEach((button) => button.setAttribute("aria-pressed", String(isPressed(button))));
  for (const button of buttons)
    button.addEventListener("click", () => {
      const name = button.name as Property;
      choose(name, isPressed(button) ? properties[name].initial : button.value);
      show();
    });
  show();
}

const currentValue = (name: Property): string => document.documentElement.getAttribute(properties[name].attribute) ?? properties[name].initial;

function choose(name: Property, value: string): void {
  document.documentElement.setAttribute(properties[name].attribute, value);
  try {
    localStorage.setItem(properties[name].key, value);
  } catch {
    // Without storage the choice holds for this page only.
  }
}
