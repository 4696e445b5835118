import { defineContentKind, imageField, textField, urlField } from "../kind.ts";

/** @source specification 2 "/lifelong-member": linked logos of member companies */
export const memberLogo = defineContentKind({
  one: "member logo",
  title: "Lifelong members",
  explanation: "Logos of lifelong members, each with its company's website. Only with the company's written consent.",
  fields: {
    title: textField("Company", 160, { isRequired: true }),
    website: urlField("Website", { isRequired: true }),
    image: imageField("Logo", { isRequired: true, hint: "On white, at least 640 pixels wide" }),
  },
  hindi: [],
  titleField: "title",
  order: "position",
  hasDocument: false,
  publicPath: "/lifelong-member",
});
