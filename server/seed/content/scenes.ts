import { altsInHindi } from "./hindi/scenes.ts";
import { drawnPictures } from "./pictures.ts";

type SceneName = (typeof drawnPictures)[number]["name"];

/** Ids for ever: entries name them. */
const ids: Readonly<Record<SceneName, string>> = {
  consumables: "0199c000-0000-7000-8000-000000000001",
  monitor: "0199c000-0000-7000-8000-000000000002",
  implants: "0199c000-0000-7000-8000-000000000003",
  diagnostics: "0199c000-0000-7000-8000-000000000004",
  instruments: "0199c000-0000-7000-8000-000000000005",
  scanner: "0199c000-0000-7000-8000-000000000006",
  port: "0199c000-0000-7000-8000-000000000007",
  globe: "0199c000-0000-7000-8000-000000000008",
  hall: "0199c000-0000-7000-8000-000000000009",
  meeting: "0199c000-0000-7000-8000-00000000000a",
  certificate: "0199c000-0000-7000-8000-00000000000b",
};

/** The pictures that the product brings, with the files below `pictures/` in which they lie. */
export const seedPictures = drawnPictures.map(({ name, width, height, variants }) => ({
  id: ids[name],
  name,
  width,
  height,
  variants: variants.map((variant) => ({ ...variant, productFile: `${name}/${variant.width}.${variant.format}` })),
}));

const picture = (name: SceneName, alt: string) => ({ id: ids[name], alt, altHindi: altsInHindi[alt] ?? "" });

export const carousel = [
  {
    slug: "exports",
    title: "Medical devices from India, for the world",
    text: "The council helps makers of devices reach buyers in more than 150 export destinations.",
    link: "/membership-benefits",
    image: picture("port", "Drawing: a container ship at sea, loaded in navy, teal and marigold"),
  },
  {
    slug: "fairs",
    title: "Stands at fairs in India and abroad",
    text: "Dates of fairs, conferences and meets stand in the event calendar.",
    link: "/event-calender",
    image: picture("hall", "Drawing: three stands in an exhibition hall"),
  },
  {
    slug: "reimbursements",
    title: "Reimbursements are filed online",
    text: "Product registration, plant registration and exhibitions: one paper a step, and the state of each claim at any time.",
    link: "/login",
    image: picture("certificate", "Drawing: a certificate with a seal"),
  },
  {
    slug: "buyers",
    title: "Buyers find members by product",
    text: "The directory is searched by device, HSN code, name and place.",
    link: "/buyer-registration",
    image: picture("meeting", "Drawing: a meeting table with chairs and a chart on the wall"),
  },
  {
    slug: "devices",
    title: "From syringes to scanners",
    text: "The catalogue covers consumables, electronic equipment, implants, reagents and surgical instruments.",
    link: "/hs-codes",
    image: picture("scanner", "Drawing: a ring-shaped scanner with its table"),
  },
] as const;

/** Drawings until the council uploads photographs of its own; each says so. */
export const demoGallery = [
  { slug: "consumables", title: "Consumables and disposables", image: picture("consumables", "Drawing: a syringe and two vials") },
  { slug: "electronic-equipment", title: "Electronic equipment", image: picture("monitor", "Drawing: a patient monitor with traces") },
  { slug: "implants", title: "Implants", image: picture("implants", "Drawing: a hip stem with its ball, a bone plate and a screw") },
  { slug: "ivd-reagents", title: "IVD reagents", image: picture("diagnostics", "Drawing: test tubes in a rack and a microscope") },
  {
    slug: "surgical-instruments",
    title: "Surgical instruments",
    image: picture("instruments", "Drawing: scalpel, scissors and forceps on a tray"),
  },
  { slug: "imaging", title: "Imaging", image: picture("scanner", "Drawing: a ring-shaped scanner with its table") },
  { slug: "exhibition-hall", title: "At the fair", image: picture("hall", "Drawing: three stands in an exhibition hall") },
  {
    slug: "buyer-seller-meet",
    title: "Buyers meet sellers",
    image: picture("meeting", "Drawing: a meeting table with chairs and a chart on the wall"),
  },
  { slug: "by-sea", title: "On the way to buyers", image: picture("port", "Drawing: a container ship at sea") },
  { slug: "destinations", title: "Destinations", image: picture("globe", "Drawing: a globe with routes that begin in India") },
] as const;
