import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CircularTag } from "./circular-tag.tsx";

it("says from which day another circular holds, until that day", () => {
  const tag = (holdsFromOn: string) => renderToStaticMarkup(<CircularTag state="published" replacedBy={{ number: "8", holdsFromOn }} />);
  expect(tag("2999-01-01")).toContain("Replaced from 01-01-2999 by no. 8");
  expect(tag("2020-01-01")).toContain("Replaced by no. 8");
});
