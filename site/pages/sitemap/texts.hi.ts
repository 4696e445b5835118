import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "साइट मानचित्र",
  description: "इस वेबसाइट के सभी पृष्ठ एक जगह।",
};
