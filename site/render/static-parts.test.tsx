import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { pageTextsOf, textsOf } from "../content/languages/all-texts.ts";
import type { Language } from "../content/languages/languages.ts";
import { StaticPartProvider, StaticPart } from "../parts/static-part.tsx";
import { SiteProvider, useSite, useTexts } from "../parts/site-context.ts";
import { staticPartsOf, withStaticParts } from "./static-parts.tsx";

const rendering = vi.fn<(mark: string) => void>();

function Sign({ mark }: { readonly mark: string }) {
  rendering(mark);
  const { frame } = useTexts();
  return (
    <b title={mark}>
      {frame.search} <StaticPart of={Inner} props={{}} />
    </b>
  );
}

const Inner = () => <u>inside</u>;
const Address = () => <p>{useSite().address.path}</p>;

const renderedPage = (language: Language, children: ReactNode): string => {
  const site = { language, texts: textsOf(language), pageTexts: pageTextsOf(language), address: { path: "/", search: {}, params: {} } };
  const html = renderToString(
    <StaticPartProvider value={staticPartsOf(language)}>
      <SiteProvider value={site}>{children}</SiteProvider>
    </StaticPartProvider>,
  );
  return withStaticParts(html)
    .map((piece) => (typeof piece === "string" ? piece : new TextDecoder().decode(piece)))
    .join("");
};

describe("static parts", () => {
  it("are rendered in place, once for each language and props, with parts of their own", () => {
    const page = (mark: string) => (
      <p>
        before <StaticPart of={Sign} props={{ mark }} /> after
      </p>
    );
    const english = renderedPage("en", page("a & “b”"));
    expect(english).toBe('<p>before <b title="a &amp; “b”">Search<!-- --> <u>inside</u></b> after</p>');
    expect(renderedPage("en", page("a & “b”"))).toBe(english);
    expect(rendering).toHaveBeenCalledTimes(1);
    expect(renderedPage("hi", page("a & “b”"))).toContain(textsOf("hi").frame.search);
    expect(renderedPage("en", page("c"))).toContain('title="c"');
    expect(rendering).toHaveBeenCalledTimes(3);
  });

  it("are not confused with text", () => {
    renderedPage("en", <StaticPart of={Inner} props={{}} />);
    expect(renderedPage("en", <p>{'<i data-static-part="0"></i>'}</p>)).toBe("<p>&lt;i data-static-part=&quot;0&quot;&gt;&lt;/i&gt;</p>");
  });

  it("cannot read the address of the page", () => {
    expect(() => renderedPage("en", <StaticPart of={Address} props={{}} />)).toThrow("cannot depend on the address");
  });
});
