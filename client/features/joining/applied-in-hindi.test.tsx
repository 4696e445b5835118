import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AppliedInHindi } from "./applied-in-hindi.tsx";

it("is shown for an application in Hindi and not for one in English", () => {
  const drawn = (language: "en" | "hi") =>
    renderToStaticMarkup(
      <MantineProvider>
        <AppliedInHindi language={language} />
      </MantineProvider>,
    );
  expect(drawn("hi")).toContain("The firm applied in Hindi");
  expect(drawn("en")).not.toContain("Hindi");
});
