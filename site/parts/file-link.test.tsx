import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { pageTextsOf, textsOf } from "../content/languages/all-texts.ts";
import { FileLink } from "./file-link.tsx";
import { SiteProvider } from "./site-context.ts";

it("names the address of a file with its host, for paper", () => {
  const address = { path: "/Report-hub", search: {}, params: {} };
  const site = { language: "en", texts: textsOf("en"), pageTexts: pageTextsOf("en"), address, host: "epcmd.example" } as const;
  const report = { href: "/documents/7/report.pdf", name: "report.pdf", sizeBytes: 48_000, language: "en" } as const;
  const html = renderToString(
    <SiteProvider value={site}>
      <FileLink document={report} label="View PDF" of="Report" />
    </SiteProvider>,
  );
  expect(html).toContain('href="/documents/7/report.pdf"');
  expect(html).toContain('data-printed="epcmd.example/documents/7/report.pdf"');
});
