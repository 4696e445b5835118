import { dateField, defineContentKind, imageField, textField } from "../kind.ts";

/** @source specification 2 "/gallery"; the home page shows the first six */
export const galleryImage = defineContentKind({
  one: "gallery picture",
  title: "Gallery",
  explanation: "The picture gallery, in this order; the home page shows the first six too.",
  fields: {
    title: textField("Caption", 120, { isRequired: true }),
    takenOn: dateField("Date"),
    image: imageField("Picture", { isRequired: true, hint: "3:2, at least 1280 pixels wide" }),
  },
  hindi: ["title"],
  titleField: "title",
  order: "position",
  hasDocument: false,
  publicPath: "/gallery",
});
