import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "हवाई किराया प्रतिपूर्ति के दिशानिर्देश",
  description: "विदेशी प्रदर्शनी तक किसका और किस श्रेणी का हवाई किराया लौटाया जाता है।",
};
