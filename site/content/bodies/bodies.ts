import type { PageKey } from "../pages.ts";
import { aboutCouncil, chairmansMessage, missionVision, productPanel, servicesOffered } from "./about.ts";
import { accessibilityStatement, feedback, help } from "./help.ts";
import { copyrightAndLinks, disclaimer, privacyPolicy, termsOfUse } from "./legal.ts";
import { howToApply, membershipQuery } from "./membership.ts";

/** The English text of pages that are one text, as Markdown without a title. A page without one shows its description. */
export const bodies: Readonly<Partial<Record<PageKey, string>>> = {
  "about-council": aboutCouncil,
  "services-offered": servicesOffered,
  "mission-vision": missionVision,
  "product-panel": productPanel,
  "chairmans-message": chairmansMessage,
  "how-to-apply": howToApply,
  "membership-query": membershipQuery,
  "privacy-policy": privacyPolicy,
  "terms-of-use": termsOfUse,
  disclaimer,
  "copyright-and-links": copyrightAndLinks,
  accessibility: accessibilityStatement,
  help,
  feedback,
};
