import { about } from "./about.ts";
import { contact } from "./contact.ts";
import { events } from "./events.ts";
import { forms } from "./forms.ts";
import { frame } from "./frame.ts";
import { gallery } from "./gallery.ts";
import { home } from "./home.ts";
import { membership } from "./membership.ts";
import { pages } from "./pages.ts";
import { policy } from "./policy.ts";
import { search } from "./search.ts";
import { tables } from "./tables.ts";

/** Everything that the pages say in this language; each area of the website is a file beside this one. */
export const texts = { about, contact, events, forms, frame, gallery, home, membership, pages, policy, search, tables };
