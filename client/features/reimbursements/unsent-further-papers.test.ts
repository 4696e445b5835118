import { expect, it } from "vitest";
import { unsentFurtherPapersText } from "./unsent-further-papers.ts";

it("says of one further paper and of several that they go with the reply", () => {
  expect(unsentFurtherPapersText(1)).toBe("You added this before and did not send it. It goes with this reply, unless you remove it.");
  expect(unsentFurtherPapersText(3)).toBe("You added these 3 papers before and did not send them. They go with this reply, unless you remove them.");
});
