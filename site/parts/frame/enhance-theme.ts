// The keys and attributes are those of public/site-look.js, which sets them before the page is drawn.
const places = {
  text: { attribute: "data-text", key: "site-text-size", usual: "normal" },
  contrast: { attribute: "data-contrast", key: "site-contrast", usual: "normal" },
  scheme: { attribute: "data-scheme", key: "mantine-color-scheme-value", usual: "light" },
} as const;
type Property = keyof typeof places;

/** Each button names a property of the page's look and gives it a value; pressed again, the usual one. @see ThemeSettings */
export function enhanceTheme(settings: HTMLElement): void {
  const buttons = Object.keys(places).flatMap((name) => [...settings.querySelectorAll<HTMLButtonElement>(`button[name="${name}"]`)]);
  // They were found by the names of the table.
  const isPressed = ({ name, value }: HTMLButtonElement): boolean => lookOf(name as Property) === value;
  const show = (): void => buttons.forEach((button) => button.setAttribute("aria-pressed", String(isPressed(button))));
  for (const button of buttons)
    button.addEventListener("click", () => {
      const name = button.name as Property;
      choose(name, isPressed(button) ? places[name].usual : button.value);
      show();
    });
  show();
}

const lookOf = (name: Property): string => document.documentElement.getAttribute(places[name].attribute) ?? places[name].usual;

function choose(name: Property, value: string): void {
  document.documentElement.setAttribute(places[name].attribute, value);
  try {
    localStorage.setItem(places[name].key, value);
  } catch {
    // A browser that keeps nothing still shows this page as it was asked for.
  }
}
