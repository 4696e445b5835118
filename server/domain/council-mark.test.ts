import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { councilMark } from "./council-mark.ts";

it("is the icon of the browser's tab, too", () => {
  const icon = readFileSync(new URL("../../client/public/mark.svg", import.meta.url), "utf8");
  const { grid, ...shapes } = councilMark;
  expect(icon).toContain(`viewBox="0 0 ${grid} ${grid}"`);
  for (const { path, strokeWidth } of Object.values(shapes)) {
    expect(icon).toContain(`d="${path}"`);
    expect(icon).toContain(`stroke-width="${strokeWidth}"`);
  }
});
