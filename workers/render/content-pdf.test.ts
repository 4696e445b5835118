import { expect, it } from "vitest";
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName } from "@cantoo/pdf-lib";
import { renderContentPdf } from "./content-pdf.ts";
import { renderStatement } from "./statement-pdf.ts";

const council = { shortName: "EPCMD", fullName: "Export Promotion Council for Medical Devices", contact: "helpdesk@epcmd.example" };

const sample =
  "## Login\n\nSign in at /login, or see [how to join](/become-a-member).\n\n- one and/or two\n- three\n\n| Band | Fee |\n| --- | --- |\n| low | 6,500 |";

const made = (body = sample, language: "en" | "hi" = "en") =>
  renderContentPdf({
    council,
    language,
    kindLabel: "FAQ",
    title: "Questions",
    dateLabel: "21-11-2026",
    summary: "What members ask.",
    body,
    origin: "https://epcmd.example",
    madeAt: new Date(0),
  });

/** The addresses to which the links of the first page lead, in their order. */
function addressesOf(document: PDFDocument): readonly string[] {
  const links = document.getPage(0).node.Annots()?.asArray() ?? [];
  return links.map((link) =>
    document.context.lookup(link, PDFDict).lookup(PDFName.of("A"), PDFDict).lookup(PDFName.of("URI"), PDFHexString).decodeText(),
  );
}

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
  expect(addressesOf(document)).toEqual(["https://epcmd.example/login", "https://epcmd.example/become-a-member"]);
});

it("prints whole addresses of paths that stand as code or in quotation marks, and in Hindi those of the Hindi pages", async () => {
  const body = 'At `/login`. At "/faq".\n\n[Join](/become-a-member#calculator).\n\n[File](/media/1/a.pdf).\n\n[News](/hi/public-notice).';
  const inLanguage = async (language: "en" | "hi") => [...new Set(addressesOf(await PDFDocument.load(await made(body, language))))];
  const others = ["https://epcmd.example/media/1/a.pdf", "https://epcmd.example/hi/public-notice"];
  expect(await inLanguage("en")).toEqual([
    "https://epcmd.example/login",
    "https://epcmd.example/faq",
    "https://epcmd.example/become-a-member#calculator",
    ...others,
  ]);
  expect(await inLanguage("hi")).toEqual([
    "https://epcmd.example/login",
    "https://epcmd.example/hi/faq",
    "https://epcmd.example/hi/become-a-member#calculator",
    ...others,
  ]);
});

it("links every line of an address that is broken to the whole address", async () => {
  const long = `https://dgft.example/notices/0198c2f4-5a7b-7c3d-9e1f-26ab84d0e357/${"medical-devices-".repeat(6)}2026.pdf`;
  const body = `See ${long}.\n\n| Band | Fee | Form |\n| --- | --- | --- |\n| low | 6,500 | [join](/become-a-member) |`;
  const addresses = addressesOf(await PDFDocument.load(await made(body)));
  const whole = [...new Set(addresses)];
  expect(whole).toEqual([long, "https://epcmd.example/become-a-member"]);
  for (const address of whole) expect(addresses.filter((each) => each === address).length).toBeGreaterThan(1);
});

it("links to an address as the website does, with its escapes and brackets", async () => {
  const body = [
    "[notice](https://x.example/a%20b.pdf?q=a%26b)",
    "[implant](https://x.example/i_(m)), see <https://x.example/i_(m)_2>.",
    "(https://x.example/open(",
    "https://x.example/सूचना।",
    "https://[x",
  ];
  expect(addressesOf(await PDFDocument.load(await made(body.join("\n\n"))))).toEqual([
    "https://x.example/a%20b.pdf?q=a%26b",
    "https://x.example/i_(m)",
    "https://x.example/i_(m)_2",
    "https://x.example/open",
    "https://x.example/%E0%A4%B8%E0%A5%82%E0%A4%9A%E0%A4%A8%E0%A4%BE",
  ]);
});

it("links a broken address beside a QR code to the whole address", async () => {
  const address = "https://reimbursement.members.epcmd.example/verify/invoice/0198c2f4-5a7b-7c3d-9e1f-26ab84d0e357";
  const statement = { council, label: "Tax invoice", title: "Invoice 1", lead: "Date 21-11-2026.", sections: [], signatures: [] };
  const code = { text: address, words: ["Open this address:", address] };
  const pdf = await renderStatement({ ...statement, code, madeAt: "2026-11-21T00:00:00Z" });
  expect(addressesOf(await PDFDocument.load(pdf))).toEqual([address, address]);
});
