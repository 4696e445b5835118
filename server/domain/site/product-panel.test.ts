import { expect, test } from "vitest";
import { productPanel } from "./product-panel.ts";

test.each(["en", "hi"] as const)(
  "who wants to take part in a panel is led to the form for all desks, not to that of the Membership Desk (%s)",
  (language) => {
    const [, takePart = ""] = productPanel[language].split(/\n## (?:Take part|भाग लें)\n/);
    expect(takePart.match(/\]\([^)]+\)/g)).toEqual(["](/contact-us)"]);
  },
);
