import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { pageTextsOf, textsOf } from "../content/languages/all-texts.ts";
import type { Language } from "../content/languages/languages.ts";
import { Island } from "../parts/island.tsx";
import { StaticPartProvider, StaticPart } from "../parts/static-part.tsx";
import { SiteProvider, useSite, useTexts } from "../parts/site-context.ts";
import { staticPartsOf, withStaticParts } from "./static-parts.tsx";

const drawing = vi.fn<(mark: string) => void>();

function Sign({ mark }: { readonly mark: string }) {
  drawing(mark);
  const { frame } = useTexts();
  return (
    <b title={mark}>
      {frame.search} <StaticPart of={Inner} props={{}} />
    </b>
  );
}

const Inner = () => <u>inside</u>;
const Place = () => <p>{useSite().address.path}</p>;
const Alive = () => <Island name="fees" of={Inner} props={{}} />;

const drawn = (language: Language, children: ReactNode): string => {
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

describe("parts that are drawn once", () => {
  it("stand where they belong, once for each language and props, with parts of their own", () => {
    const page = (mark: string) => (
      <p>
        before <StaticPart of={Sign} props={{ mark }} /> after
      </p>
    );
    const english = drawn("en", page("a & “b”"));
    expect(english).toBe('<p>before <b title="a &amp; “b”">Search<!-- --> <u>inside</u></b> after</p>');
    expect(drawn("en", page("a & “b”"))).toBe(english);
    expect(drawing).toHaveBeenCalledTimes(1);
    expect(drawn("hi", page("a & “b”"))).toContain(textsOf("hi").frame.search);
    expect(drawn("en", page("c"))).toContain('title="c"');
    expect(drawing).toHaveBeenCalledTimes(3);
  });

  it("are not what somebody wrote", () => {
    drawn("en", <StaticPart of={Inner} props={{}} />);
    expect(drawn("en", <p>{'<i data-lasting="0"></i>'}</p>)).toBe("<p>&lt;i data-lasting=&quot;0&quot;&gt;&lt;/i&gt;</p>");
  });

  it("know nothing of the page's address, and so hold nothing that comes to life", () => {
    expect(() => drawn("en", <StaticPart of={Place} props={{}} />)).toThrow("cannot depend on the address");
    expect(() => drawn("en", <StaticPart of={Alive} props={{}} />)).toThrow("cannot depend on the address");
  });
});
