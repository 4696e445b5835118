import { describe, expect, it } from "vitest";
import { acceptAttribute, acceptedPictures, fileMessages, fits, maxFileBytes } from "./file-rules.ts";

describe("the rules about files", () => {
  it("takes 5 MB and not a byte more", () => expect(maxFileBytes).toBe(5_242_880));

  it("takes pictures everywhere and PDFs only where documents are asked for", () => {
    expect(fits("application/pdf", "pdf_or_image")).toBe(true);
    expect(fits("application/pdf", "image")).toBe(false);
    expect(fits("image/heic", "image")).toBe(true);
  });

  it("offers the file picker what fits", () => {
    expect(acceptAttribute("pdf_or_image")).toContain("application/pdf,.pdf");
    expect(acceptAttribute("image")).not.toContain("pdf");
    expect(acceptedPictures).toBe("JPG, PNG, WebP, GIF, TIFF, HEIC, AVIF or BMP of at most 5 MB");
  });

  it("says what to do", () => {
    expect(fileMessages.wrongKind("IMG_2.heic", "pdf_or_image")).toBe("IMG_2.heic must be a PDF, JPG or PNG");
    expect(fileMessages.wrongKind("plan.pdf", "image")).toBe("plan.pdf must be a JPG or PNG");
    expect(fileMessages.tooLarge("scan.pdf")).toBe("scan.pdf must be smaller than 5 MB");
    expect(fileMessages.passwordProtected("scan.pdf")).toBe("scan.pdf is password protected. Save a copy without a password and choose it again.");
  });
});
