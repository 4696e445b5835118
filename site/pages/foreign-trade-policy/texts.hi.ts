import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "विदेश व्यापार नीति",
  description: "विदेश व्यापार नीति 2023 और प्रक्रिया पुस्तिका, आधिकारिक पाठ के साथ।",
};
