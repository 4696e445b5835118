import { expect, it } from "vitest";
import { PDFArray, PDFDict, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { renderContentPdf } from "./content-pdf.ts";

const made = () =>
  renderContentPdf({
    council: { shortName: "EPCMD", fullName: "Export Promotion Council for Medical Devices", contact: "helpdesk@epcmd.example" },
    language: "en",
    kindLabel: "FAQ",
    title: "Questions",
    dateLabel: "21-11-2026",
    summary: "What members ask.",
    body: "## Login\n\nSign in at /login, or see [how to join](/become-a-member).\n\n- one and/or two\n- three\n\n| Band | Fee |\n| --- | --- |\n| low | 6,500 |",
    origin: "https://epcmd.example",
    madeAt: new Date(0),
  });

it("says to readers of screens what is heading, paragraph, list and table", async () => {
  const { context, catalog } = await PDFDocument.load(await made());
  const kindsOf = (of: PDFDict): unknown[] => {
    const kids = of.lookupMaybe(PDFName.of("K"), PDFArray)?.asArray() ?? [];
    const inner = kids.map((kid) => context.lookup(kid)).flatMap((kid) => (kid instanceof PDFDict && kid.has(PDFName.of("S")) ? [kindsOf(kid)] : []));
    return [of.get(PDFName.of("S"))?.toString(), ...inner];
  };
  expect(catalog.lookup(PDFName.of("MarkInfo"), PDFDict).get(PDFName.of("Marked"))?.toString()).toBe("true");
  expect(kindsOf(catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict))).toEqual([
    undefined,
    [
      "/Document",
      ["/P"],
      ["/H1"],
      ["/P"],
      ["/H2"],
      ["/P", ["/Link"], ["/Link"]],
      ["/L", ["/LI", ["/Lbl"], ["/LBody"]], ["/LI", ["/Lbl"], ["/LBody"]]],
      ["/Table", ["/TR", ["/TH"], ["/TH"]], ["/TR", ["/TD"], ["/TD"]]],
    ],
  ]);
});

it("prints whole addresses, and they are links", async () => {
  const document = await PDFDocument.load(await made());
  const links = document.getPage(0).node.Annots()?.asArray() ?? [];
  const addresses = links.map((link) => document.context.lookup(link, PDFDict).lookup(PDFName.of("A"), PDFDict).get(PDFName.of("URI"))?.toString());
  const parents = document.catalog
    .lookup(PDFName.of("StructTreeRoot"), PDFDict)
    .lookup(PDFName.of("ParentTree"), PDFDict)
    .lookup(PDFName.of("Nums"), PDFArray);
  for (const link of links) {
    const key = Number(document.context.lookup(link, PDFDict).get(PDFName.of("StructParent"))?.toString());
    const at = parents.asArray().findIndex((entry, place) => place % 2 === 0 && entry.toString() === String(key));
    const element = document.context.lookup(parents.get(at + 1), PDFDict);
    expect(element.get(PDFName.of("S"))?.toString()).toBe("/Link");
    expect(element.lookup(PDFName.of("K"), PDFArray).lookup(0, PDFDict).get(PDFName.of("Obj"))).toBe(link);
  }
  expect(addresses).toEqual(["(https://epcmd.example/login)", "(https://epcmd.example/become-a-member)"]);
});
