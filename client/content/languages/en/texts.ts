import { about } from "./about.ts";
import { frame } from "./frame.ts";
import { home } from "./home.ts";
import { membership } from "./membership.ts";
import { pages } from "./pages.ts";
import { policy } from "./policy.ts";
import { tables } from "./tables.ts";

/** Everything that the pages say in this language; each area of the website is a file beside this one. */
export const texts = { about, frame, home, membership, pages, policy, tables };
