const channelOf = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of a colour `#rrggbb`, 0 to 1. @source WCAG 2.2 "relative luminance" */
export function luminanceOf(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255];
  return 0.2126 * channelOf(red ?? 0) + 0.7152 * channelOf(green ?? 0) + 0.0722 * channelOf(blue ?? 0);
}

/** How far two colours stand apart, 1 to 21. @source WCAG 2.2 "contrast ratio" */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
