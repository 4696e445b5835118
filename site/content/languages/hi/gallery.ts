import type { gallery as english } from "../en/gallery.ts";

export const gallery: typeof english = {
  enlarge: "बड़ा चित्र",
  previous: "पिछला",
  next: "अगला",
  close: "बंद करें",
  all: "सभी चित्र",
  none: "अभी कोई चित्र प्रकाशित नहीं हुआ है।",
  count: (index, count) => `${count} में से ${index}`,
};
