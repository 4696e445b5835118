import { z } from "zod";
import { consentNotice } from "#domain/site/consent.ts";
import { SendMessageInput } from "#domain/site/form-inputs.ts";
import { mediaPath } from "#domain/site/content/media.ts";
import type { SitePicture } from "#domain/site/content/published.ts";
import { siteMessages } from "#domain/site/messages.ts";
import { listCarousel, listCommittee, listGallery } from "../application/site/legacy-lists.ts";
import { sendMessage } from "../application/site/send-message.ts";
import type { AppContext } from "../context.ts";
import { ok, route, type RestRoute } from "./route.ts";
import { Message } from "./wire.ts";

const tag = "Public site";
const PictureUrl = z.object({ image_url: z.string() });
const examplePicture = { image_url: "https://portal.example/media/0199c000-0000-7000-8000-000000000007/1280.webp" };

/** Old clients draw one picture for every screen: the middle width, in the kind that all of them know. */
const pictureUrl = ({ config }: AppContext, { id, width, widths }: SitePicture): string =>
  `${config.publicUrl}${mediaPath(id, widths.find((known) => known >= 1280) ?? widths.at(-1) ?? width, "webp")}`;

export const siteRoutes: readonly RestRoute[] = [
  route({
    method: "GET",
    path: "homepage",
    tag,
    summary: "The pictures of the home page's carousel",
    description: "A token may be sent; it is not needed.",
    access: "anyone",
    answers: {
      200: {
        description: "In their order",
        schema: z.object({ carousel_items: z.array(PictureUrl) }),
        example: { carousel_items: [examplePicture] },
      },
    },
    run: async (ctx) => ok({ carousel_items: (await listCarousel(ctx)).map((picture) => ({ image_url: pictureUrl(ctx, picture) })) }),
  }),
  route({
    method: "GET",
    path: "image-gallery",
    tag,
    summary: "The pictures of the gallery",
    access: "anyone",
    answers: {
      200: {
        description: "In their order",
        schema: z.object({ gallery_images: z.array(PictureUrl) }),
        example: { gallery_images: [examplePicture] },
      },
    },
    run: async (ctx) => ok({ gallery_images: (await listGallery(ctx)).map((picture) => ({ image_url: pictureUrl(ctx, picture) })) }),
  }),
  route({
    method: "GET",
    path: "aboutpage",
    tag,
    summary: "The committee of administration",
    description: "`product_panel_items` is always empty: the product panel is a page and a PDF of the site.",
    access: "anyone",
    answers: {
      200: {
        description: "The cards in their order; `image_url` is the council's sign where there is no picture",
        schema: z.object({
          committee_members: z.array(
            z.object({ name: z.string(), subname: z.string(), image_url: z.string(), designations: z.array(z.object({ title: z.string() })) }),
          ),
          product_panel_items: z.array(z.unknown()).max(0),
        }),
        example: {
          committee_members: [
            { name: "Chairman", subname: "EPCMD", image_url: "https://portal.example/mark.svg", designations: [{ title: "Elected by the members" }] },
          ],
          product_panel_items: [],
        },
      },
    },
    run: async (ctx) =>
      ok({
        committee_members: (await listCommittee(ctx)).map(({ name, subname, image, designations }) => ({
          name,
          subname,
          image_url: image === null ? `${ctx.config.publicUrl}/mark.svg` : pictureUrl(ctx, image),
          designations: designations.map((title) => ({ title })),
        })),
        product_panel_items: [],
      }),
  }),
  route({
    method: "POST",
    path: "send-email",
    tag,
    summary: "Write to the council",
    description: "Every message is kept; the council is told of one a minute and eight an hour from one sender.",
    access: "anyone",
    isStoredOnce: true,
    body: z.object({
      name: SendMessageInput.shape.name,
      email: SendMessageInput.shape.email,
      subject: SendMessageInput.shape.subject,
      message: SendMessageInput.shape.message,
      consent_version: SendMessageInput.shape.consentVersion.optional().meta({
        description: `Version of the privacy notice that the sender agreed to, now ${consentNotice.version}; without it no consent is recorded`,
      }),
    }),
    bodyExample: { name: "Export Desk", email: "exports@kaveri.example", subject: "Membership", message: "How do we join?" },
    answers: { 200: { description: "Stored, and the council told", schema: Message, example: { message: siteMessages.sent } } },
    refusals: [{ kind: "rate_limited", code: "rate_limited", when: "too many forms from one place" }],
    run: async (ctx, { body }) => {
      const { consent_version: consentVersion, ...message } = body;
      return ok(await sendMessage(ctx, { ...message, consentVersion }));
    },
  }),
];
