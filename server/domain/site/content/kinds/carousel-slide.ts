import { defineContentKind, imageField, paragraphField, pathField, textField } from "../kind.ts";

/** @source specification 2 "Home (/)", 9 "carousel" */
export const carouselSlide = defineContentKind({
  one: "slide",
  title: "Carousel",
  explanation: "The moving pictures on the home page, in this order.",
  fields: {
    title: textField("Heading", 80, { isRequired: true }),
    text: paragraphField("Sentence below the heading", 200),
    link: pathField("Page that it leads to", { hint: "A path of this site, like /become-a-member" }),
    image: imageField("Picture", { isRequired: true, hint: "3:2, at least 1280 pixels wide" }),
  },
  hindi: ["title", "text"],
  titleField: "title",
  order: "position",
  hasDocument: false,
  publicPath: "/",
});
