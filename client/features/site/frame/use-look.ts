import { useSyncExternalStore } from "react";

export type TextSize = "small" | "normal" | "large";
export type Look = { readonly text: TextSize; readonly contrast: "normal" | "high"; readonly scheme: "light" | "dark" };

// The keys and attributes are those of public/site-look.js, which sets them before the page is drawn.
const places = {
  text: { attribute: "data-text", key: "site-text-size" },
  contrast: { attribute: "data-contrast", key: "site-contrast" },
  scheme: { attribute: "data-scheme", key: "mantine-color-scheme-value" },
} as const satisfies Record<keyof Look, { attribute: string; key: string }>;

const unchosen = "normal/normal/light";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** As one string, so that an unchanged look is the same value. */
function snapshot(): string {
  const root = document.documentElement;
  const text = root.getAttribute(places.text.attribute) ?? "normal";
  const contrast = root.getAttribute(places.contrast.attribute) ?? "normal";
  return `${text}/${contrast}/${root.getAttribute(places.scheme.attribute) ?? "light"}`;
}

/** How the reader wants the page to look, and the way to change it. */
export function useLook(): { readonly look: Look; readonly choose: (change: Partial<Look>) => void } {
  const [text, contrast, scheme] = useSyncExternalStore(subscribe, snapshot, () => unchosen).split("/");
  return {
    look: {
      text: text === "small" || text === "large" ? text : "normal",
      contrast: contrast === "high" ? "high" : "normal",
      scheme: scheme === "dark" ? "dark" : "light",
    },
    choose,
  };
}

function choose(change: Partial<Look>): void {
  for (const [name, value] of Object.entries(change)) {
    const place = Object.entries(places).find(([key]) => key === name)?.[1];
    if (place === undefined) continue;
    document.documentElement.setAttribute(place.attribute, value);
    try {
      localStorage.setItem(place.key, value);
    } catch {
      // A browser that keeps nothing still shows this page as it was asked for.
    }
  }
  for (const listener of listeners) listener();
}
