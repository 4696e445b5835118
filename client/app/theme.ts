import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from "@mantine/core";
import { escapesOfDialogs } from "../components/dialog-levels.ts";
import { dark, green, marigold, navy, red, schemeTokens, slate, teal, type SchemeToken } from "./tokens.ts";

const tuple = (shades: readonly [string, string, string, string, string, string, string, string, string, string]): MantineColorsTuple => [...shades];

const sans = '"IBM Plex Sans", "IBM Plex Sans Devanagari", system-ui, sans-serif';

/** The identity for Mantine: colours, type, spacing and the defaults of its parts. */
export const theme = createTheme({
  colors: {
    navy: tuple(navy),
    teal: tuple(teal),
    marigold: tuple(marigold),
    // Maps Mantine's color names to our shades, so that a message box in "orange" has our orange.
    blue: tuple(navy),
    orange: tuple(marigold),
    yellow: tuple(marigold),
    red: tuple(red),
    green: tuple(green),
    gray: tuple(slate),
    dark: tuple(dark),
  },
  primaryColor: "navy",
  primaryShade: { light: 7, dark: 5 },
  white: "#ffffff",
  black: slate[9],
  fontFamily: sans,
  fontFamilyMonospace: "ui-monospace, monospace",
  fontSizes: { xs: "0.8125rem", sm: "0.875rem", md: "0.9375rem", lg: "1.0625rem", xl: "1.25rem" },
  lineHeights: { xs: "1.4", sm: "1.45", md: "1.5", lg: "1.5", xl: "1.4" },
  headings: {
    fontFamily: sans,
    fontWeight: "600",
    textWrap: "pretty",
    sizes: {
      h1: { fontSize: "1.625rem", lineHeight: "1.25" },
      h2: { fontSize: "1.25rem", lineHeight: "1.3" },
      h3: { fontSize: "1.0625rem", lineHeight: "1.4" },
      h4: { fontSize: "0.9375rem", lineHeight: "1.45" },
    },
  },
  spacing: { xs: "0.5rem", sm: "0.75rem", md: "1rem", lg: "1.5rem", xl: "2rem" },
  radius: { xs: "2px", sm: "4px", md: "6px", lg: "10px", xl: "16px" },
  defaultRadius: "sm",
  breakpoints: { xs: "36em", sm: "48em", md: "62em", lg: "75em", xl: "88em" },
  focusRing: "auto",
  respectReducedMotion: true,
  components: {
    // What a box says is read aloud at once only where its own role says so.
    Alert: { defaultProps: { role: "note" } },
    Button: { defaultProps: { size: "sm" } },
    Anchor: { defaultProps: { underline: "always" } },
    InputWrapper: { defaultProps: { inputWrapperOrder: ["label", "description", "error", "input"] } },
    // A click outside a dialog does not close it, so typed text is not lost. A <header> would count as a second banner of the page.
    Modal: {
      defaultProps: {
        centered: true,
        closeOnClickOutside: false,
        closeButtonProps: { "aria-label": "Close" },
        attributes: { header: { role: "presentation" } },
        __handledEscapeEvents: escapesOfDialogs,
      },
    },
    Drawer: {
      defaultProps: {
        closeButtonProps: { "aria-label": "Close" },
        attributes: { header: { role: "presentation" } },
        __handledEscapeEvents: escapesOfDialogs,
      },
    },
    Notification: { defaultProps: { closeButtonProps: { "aria-label": "Close this message" } } },
    Table: { defaultProps: { verticalSpacing: "xs", horizontalSpacing: "sm" } },
  },
});

const portalVariables = (tokens: Readonly<Record<SchemeToken, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(tokens).map(([name, colour]) => [`--portal-${name}`, colour]));

const tones = {
  blue: "blue",
  navy: "blue",
  orange: "orange",
  yellow: "orange",
  marigold: "orange",
  green: "green",
  red: "red",
  gray: "neutral",
} as const;

/** Mantine's soft variants (message boxes, tags) in our tones. */
const softVariables = (tokens: Readonly<Record<SchemeToken, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(tones).flatMap(([colour, tone]) => [
      [`--mantine-color-${colour}-light`, tone === "red" ? tokens["error-surface"] : tokens[`tone-${tone}`]],
      [`--mantine-color-${colour}-light-color`, tokens[`tone-${tone}-text`]],
      [`--mantine-color-${colour}-text`, tokens[`word-${tone}`]],
    ]),
  );

const mantineVariables = (tokens: Readonly<Record<SchemeToken, string>>): Record<string, string> => ({
  "--mantine-color-body": tokens.surface,
  "--mantine-color-text": tokens.text,
  "--mantine-color-dimmed": tokens["text-soft"],
  "--mantine-color-anchor": tokens.link,
  "--mantine-color-error": tokens.error,
  "--mantine-color-default-border": tokens["edge-field"],
  "--mantine-color-placeholder": tokens["text-soft"],
  "--mantine-color-default": tokens.surface,
});

/** The tokens as CSS variables, `var(--portal-…)`, and Mantine's own colours set from them. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: { "--portal-sidebar-width": "250px", "--portal-bar-height": "56px", "--portal-measure": "68ch" },
  light: { ...portalVariables(schemeTokens.light), ...mantineVariables(schemeTokens.light), ...softVariables(schemeTokens.light) },
  dark: { ...portalVariables(schemeTokens.dark), ...mantineVariables(schemeTokens.dark), ...softVariables(schemeTokens.dark) },
});
