import type { pictures as english } from "../en/pictures.ts";

export const pictures: typeof english = {
  enlarge: "बड़ा चित्र",
  count: (index, count) => `${count} में से ${index}`,
};
