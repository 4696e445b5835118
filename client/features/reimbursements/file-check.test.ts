import { expect, it } from "vitest";
import { fileProblem } from "./file-check.ts";

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

it.each([
  [file("a.pdf", "application/pdf"), "pdf_or_image", undefined],
  [file("प्रमाणपत्र.JPEG", ""), "pdf_or_image", undefined],
  [file("IMG_2.heic", ""), "image", undefined],
  [file("a.pdf", "application/pdf"), "image", "a.pdf must be a JPG or PNG"],
  [file("a.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"), "pdf_or_image", "a.docx must be a PDF, JPG or PNG"],
  [file("a.pdf", "application/pdf", 0), "pdf_or_image", "a.pdf is empty. Choose the file again."],
  [file("a.pdf", "application/pdf", 5 * 1024 * 1024), "pdf_or_image", undefined],
  [file("a.pdf", "application/pdf", 5 * 1024 * 1024 + 1), "pdf_or_image", "a.pdf must be smaller than 5 MB"],
] as const)("judges %j for %s", (chosen, accept, text) => expect(fileProblem(chosen, accept)).toBe(text));
