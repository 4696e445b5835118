import { describe, expect, it } from "vitest";
import { archiveEntryName, contentDisposition, nameOfKind, safeFileName } from "./file-name.ts";

describe("safeFileName", () => {
  it.each([
    ["RCMC certificate.pdf", "RCMC certificate.pdf"],
    ["../../etc/passwd", "passwd"],
    ["C:\\Users\\asha\\scan.pdf", "scan.pdf"],
    ["..\\..\\x.pdf", "x.pdf"],
    ["..", "file"],
    ["", "file"],
    ["   .pdf", "pdf"],
    ["-rf.pdf", "rf.pdf"],
    ["a\r\nSet-Cookie: x=1.pdf", "a Set-Cookie_ x=1.pdf"],
    ["nul\u0000byte.pdf", "nul byte.pdf"],
    ["invoice\u202efdp.exe", "invoice fdp.exe"],
    ["half\ud800.pdf", "half .pdf"],
    ['quote".pdf', "quote_.pdf"],
    ["निर्यात प्रमाणपत्र.pdf", "निर्यात प्रमाणपत्र.pdf"],
    ["क्‍ष.pdf", "क्‍ष.pdf"],
    ["50%.pdf", "50%.pdf"],
    ["caf\u0065\u0301.pdf", "café.pdf"],
  ])("makes %j into %j", (original, expected) => expect(safeFileName(original)).toBe(expected));

  it("cuts a name of 300 characters and keeps its extension", () => {
    const name = safeFileName(`${"न".repeat(300)}.pdf`);
    expect([...name]).toHaveLength(120);
    expect(name.endsWith("….pdf")).toBe(true);
  });
});

describe("nameOfKind", () => {
  it.each([
    ["certificate.pdf", "application/pdf", "certificate.pdf"],
    ["CERTIFICATE.PDF", "application/pdf", "CERTIFICATE.PDF"],
    ["certificate.pdf.hta", "application/pdf", "certificate.pdf.hta.pdf"],
    ["paper.html", "application/pdf", "paper.html.pdf"],
    ["paper.hta/", "application/pdf", "file.pdf"],
    ["paper.hta.", "application/pdf", "paper.hta.pdf"],
    [".pdf", "application/pdf", "pdf.pdf"],
    ["scan", "application/pdf", "scan.pdf"],
    ["stall.JPEG", "image/jpeg", "stall.JPEG"],
    ["stall.jfif", "image/jpeg", "stall.jfif"],
    ["IMG_1.jpg", "image/heic", "IMG_1.jpg.heic"],
    ["scan.tiff", "image/tiff", "scan.tiff"],
    ["answers.hta", "text/csv", "answers.hta.csv"],
    ["answers.xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "answers.xlsx"],
    ["batch-1.txt", "text/plain", "batch-1.txt"],
    ["constructor", "constructor", "constructor"],
  ])("sends %j of %s as %j", (original, mediaType, expected) => expect(nameOfKind(original, mediaType)).toBe(expected));

  it("keeps the added ending of a name of 300 characters, also in a header", () => {
    const name = nameOfKind(`${"न".repeat(300)}.hta`, "application/pdf");
    expect([...name]).toHaveLength(120);
    expect(name.endsWith("….pdf")).toBe(true);
    expect(contentDisposition("attachment", name)).toMatch(/\.pdf$/u);
  });
});

describe("contentDisposition", () => {
  it("writes a plain name plainly", () => {
    expect(contentDisposition("inline", "scan 1.pdf")).toBe('inline; filename="scan 1.pdf"');
  });

  it("gives the true name next to a plain one", () => {
    expect(contentDisposition("attachment", "प्रमाण (1).pdf")).toBe(
      "attachment; filename=\"______ (1).pdf\"; filename*=UTF-8''%E0%A4%AA%E0%A5%8D%E0%A4%B0%E0%A4%AE%E0%A4%BE%E0%A4%A3%20%281%29.pdf",
    );
  });

  it.each(["a\r\nX: y.pdf", 'a";b="c.pdf', "\u2028.pdf", "%0d%0a.pdf", "\\\\.pdf"])("stays one valid line for %j", (name) => {
    expect(contentDisposition("attachment", name)).toMatch(/^attachment; filename="[^"\\\r\n]*"(?:; filename\*=UTF-8''[A-Za-z0-9!#$&+.^_`|~%-]*)?$/u);
  });
});

describe("a document's name in an archive", () => {
  const place = { document: 7, fieldName: "booth_photos", file: 2, files: 5 };

  it("begins with its place, so that names sort as the dossier reads", () => {
    expect(archiveEntryName(place, { name: "Stall.JPG", mediaType: "image/jpeg" })).toBe("07-booth_photos-02-Stall.JPG");
    expect(archiveEntryName({ ...place, file: 1, files: 1 }, { name: "Stall.JPG", mediaType: "image/jpeg" })).toBe("07-booth_photos-Stall.JPG");
  });

  it("has no path, and ends before 200 bytes with its extension", () => {
    expect(archiveEntryName(place, { name: "../../up.pdf", mediaType: "application/pdf" })).toBe("07-booth_photos-02-up.pdf");
    const long = archiveEntryName(place, { name: `${"औषध".repeat(40)}.jpeg`, mediaType: "image/jpeg" });
    expect(new TextEncoder().encode(long).length).toBeLessThanOrEqual(200);
    expect(long.endsWith(".jpeg")).toBe(true);
  });

  it("ends as its type says", () => {
    expect(archiveEntryName(place, { name: "stall.hta", mediaType: "image/jpeg" })).toBe("07-booth_photos-02-stall.hta.jpg");
  });
});
