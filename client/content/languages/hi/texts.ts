import { frame } from "./frame.ts";
import { home } from "./home.ts";
import { pages } from "./pages.ts";

/** Everything that the pages say in this language; each area of the website is a file beside this one. */
export const texts = { frame, home, pages };
